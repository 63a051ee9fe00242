/** Overview of all calculators by subject, with search. */
import { css } from "#generated/styles/css/index.js";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { SearchBox } from "../../../table/search-box.tsx";
import { Link } from "../../../kit/link.tsx";
import { PageFrame } from "../../../kit/page-frame.tsx";
import { NoMatch } from "../../../kit/states.tsx";
import { families } from "./registry.ts";
import { useWords } from "../shared/explanation/words.ts";

export function OverviewPage() {
  const words = useWords(undefined);
  const navigate = useNavigate();
  const { q = "" } = useSearch({ from: "/_app/calculators/" });
  const search = (text: string): void =>
    void navigate({ to: "/calculators", search: text === "" ? {} : { q: text }, replace: true });
  const wanted = q.toLocaleLowerCase().split(/\s+/);
  const fits = (name: string): boolean => {
    const text = `${words.say(`name.${name}`)} ${words.say(`about.${name}`)} ${name}`.toLocaleLowerCase();
    return wanted.every((word) => text.includes(word));
  };
  const groups = Object.entries(families)
    .map(([family, names]) => ({ family, names: names.filter(fits) }))
    .filter(({ names }) => names.length > 0);
  return (
    <PageFrame title={words.say("title")} intro={words.say("intro")}>
      <div className={css({ display: "flex", maxW: "20rem" })}>
        <SearchBox label={words.say("search")} value={q} onChange={search} />
      </div>
      {groups.length === 0 && <NoMatch query={q} onClear={() => search("")} />}
      {groups.map(({ family, names }) => (
        <section key={family} className={css({ mt: "6" })} aria-labelledby={family}>
          <h2 className={css({ fontSize: "md", fontWeight: "semibold" })} id={family}>
            {words.say(`family.${family}`)}
          </h2>
          <ul
            className={css({
              display: "grid",
              gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 17rem), 1fr))",
              gap: "3",
              mt: "3",
              maxW: "page",
            })}
          >
            {names.map((name) => (
              <li key={name}>
                <Link
                  to="/calculators/$calculator"
                  params={{ calculator: name }}
                  search={{}}
                  className={css({
                    display: "block",
                    h: "full",
                    px: "4",
                    py: "3",
                    bg: "surface",
                    color: "text",
                    borderWidth: "1px",
                    borderColor: "border",
                    borderRadius: "card",
                    _hover: { borderColor: "accent", textDecoration: "none" },
                  })}
                >
                  <span className={css({ display: "block", fontWeight: "medium" })}>{words.say(`name.${name}`)}</span>
                  <span
                    className={css({
                      display: "block",
                      color: "text.muted",
                      fontSize: "sm",
                      lineHeight: "sm",
                      mt: "0.5",
                    })}
                  >
                    {words.say(`about.${name}`)}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </PageFrame>
  );
}
