/** The people around the sample account, who have a portrait. */
import { type Person as Entry, personNamed } from "./directory.ts";

export interface Person extends Entry {
  readonly avatar: string;
}

function person(fullName: string): Person {
  const found = personNamed(fullName);
  if (found.avatar === null) throw new Error(`${fullName} has no portrait`);
  return { ...found, avatar: found.avatar };
}

/** The person who signs in with the sample account. */
export const adeline = person("Adeline Goh");

export const marcus = person("Marcus Lim");
export const aisyah = person("Nur Aisyah");
export const harjit = person("Harjit Singh");
export const kavitha = person("Kavitha Raman");
export const callum = person("Callum Fraser");
export const siti = person("Siti Rahmah");
export const kwame = person("Kwame Mensah");
export const boonKeng = person("Tan Boon Keng");
export const ingrid = person("Ingrid Solberg");
export const farid = person("Farid Iskandar");
export const amara = person("Amara Okafor");
export const haruka = person("Haruka Sato");
export const tomasz = person("Tomasz Wolak");
export const lakshmi = person("Lakshmi Pillai");
export const paolo = person("Paolo Reyes");
export const marisol = person("Marisol Vega");
export const omid = person("Omid Rahimi");
export const jayden = person("Jayden Koh");
export const margaret = person("Margaret Ashworth");
export const vikram = person("Vikram Nair");
export const saoirse = person("Saoirse Byrne");
export const layla = person("Layla Haddad");
export const gustav = person("Gustav Lindqvist");
