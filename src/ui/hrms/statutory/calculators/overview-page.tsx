/** Overview of all calculators by subject, with search. */
import { chakra } from "@chakra-ui/react";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { SearchBox } from "../../../kit/data-table/search-box.tsx";
import { Link } from "../../../kit/link.tsx";
import { PageFrame } from "../../../kit/page-frame.tsx";
import { NoMatch } from "../../../kit/states.tsx";
import { families } from "./registry.ts";
import { useWords } from "./words.ts";

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
      <chakra.div display="flex" maxW="20rem">
        <SearchBox label={words.say("search")} value={q} onChange={search} />
      </chakra.div>
      {groups.length === 0 && <NoMatch query={q} onClear={() => search("")} />}
      {groups.map(({ family, names }) => (
        <chakra.section key={family} mt="6" aria-labelledby={family}>
          <chakra.h2 id={family} fontSize="md" fontWeight="semibold">
            {words.say(`family.${family}`)}
          </chakra.h2>
          <chakra.ul
            display="grid"
            gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 17rem), 1fr))"
            gap="3"
            mt="3"
            maxW="page"
          >
            {names.map((name) => (
              <li key={name}>
                <Link
                  to="/calculators/$calculator"
                  params={{ calculator: name }}
                  search={{}}
                  display="block"
                  h="full"
                  px="4"
                  py="3"
                  bg="surface"
                  color="text"
                  borderWidth="1px"
                  borderColor="border"
                  borderRadius="card"
                  _hover={{ borderColor: "accent", textDecoration: "none" }}
                >
                  <chakra.span display="block" fontWeight="medium">
                    {words.say(`name.${name}`)}
                  </chakra.span>
                  <chakra.span display="block" color="text.muted" fontSize="sm" lineHeight="sm" mt="0.5">
                    {words.say(`about.${name}`)}
                  </chakra.span>
                </Link>
              </li>
            ))}
          </chakra.ul>
        </chakra.section>
      ))}
    </PageFrame>
  );
}
