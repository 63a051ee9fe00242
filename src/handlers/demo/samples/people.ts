/** The people around the sample account, each with the portrait drawn for them. */
import { faceAt } from "./faces.ts";

export interface Person {
  readonly fullName: string;
  readonly avatar: string;
  readonly email: string;
}

function person(fullName: string, picture: number, domain = "kopitiam.example"): Person {
  const name = fullName.toLowerCase().split(" ").join(".");
  return { fullName, avatar: faceAt(picture), email: `${name}@${domain}` };
}

/** The person who signs in with the sample account. */
export const adeline: Person = { ...person("Adeline Goh", 1), email: "admin@demo.com" };

export const marcus = person("Marcus Lim", 2);
export const aisyah = person("Nur Aisyah", 3);
export const harjit = person("Harjit Singh", 4);
export const kavitha = person("Kavitha Raman", 5);
export const callum = person("Callum Fraser", 6, "fraser.example");
export const siti = person("Siti Rahmah", 7);
export const kwame = person("Kwame Mensah", 8, "goldcoast.example");
export const boonKeng = person("Tan Boon Keng", 9);
export const ingrid = person("Ingrid Solberg", 10, "fjordline.example");
export const farid = person("Farid Iskandar", 11);
export const amara = person("Amara Okafor", 12);
export const haruka = person("Haruka Sato", 13, "shiokaze.example");
export const tomasz = person("Tomasz Wolak", 14);
export const lakshmi = person("Lakshmi Pillai", 15);
export const paolo = person("Paolo Reyes", 16);
export const marisol = person("Marisol Vega", 17);
export const omid = person("Omid Rahimi", 18, "saffron.example");
export const jayden = person("Jayden Koh", 19);
export const margaret = person("Margaret Ashworth", 20, "ashworth.example");
export const vikram = person("Vikram Nair", 21);
export const saoirse = person("Saoirse Byrne", 22, "heron.example");
export const layla = person("Layla Haddad", 23);
export const gustav = person("Gustav Lindqvist", 24, "nordmark.example");
