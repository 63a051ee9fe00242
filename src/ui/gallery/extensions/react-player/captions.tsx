/** Captions of the chosen language; the line of the moment is shown below as well. */
import { useEffect, useRef, useState } from "react";
import { languageNames, languages, type Language } from "#src/domain/shared/languages.ts";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Select } from "#src/ui/kit/select.tsx";
import { useLanguage } from "#src/ui/messages/use-language.ts";
import { useText } from "#src/ui/messages/use-text.ts";
import { Clip } from "./clip.tsx";

export function Captions() {
  const t = useText();
  const own = useLanguage();
  const video = useRef<HTMLVideoElement>(null);
  const [shown, setShown] = useState<Language | "">(own);
  const [line, setLine] = useState("");
  useEffect(() => {
    for (const track of video.current?.textTracks ?? []) {
      track.mode = track.language === shown ? "showing" : "disabled";
      track.oncuechange = () => {
        const cue = track.activeCues?.[0];
        setLine(cue instanceof VTTCue ? cue.text : "");
      };
    }
  }, [shown]);
  return (
    <Stack>
      <Select
        aria-label={t("showcase-media.player.language")}
        frameCss={{ w: "56" }}
        value={shown}
        onChange={({ target }) => setShown(languages.find((each) => each === target.value) ?? "")}
      >
        <option value="">{t("showcase-media.player.none")}</option>
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </Select>
      <Clip ref={video}>
        {languages
          .filter((language) => language !== own)
          .map((language) => (
            <track
              key={language}
              kind="captions"
              src={`/media/player/captions.${language}.vtt`}
              srcLang={language}
              label={languageNames[language]}
            />
          ))}
      </Clip>
      <Result>{line}</Result>
    </Stack>
  );
}
