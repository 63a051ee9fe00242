/** Names as the communities of Singapore and its neighbours form them; all of them generated at random. */
import { type Random, pick, weighted } from "./chance.ts";

export type Gender = "male" | "female";
type Words = Readonly<Record<Gender, string>>;

/** A naming tradition, with its race and religions. */
interface Tradition {
  /** Codes of the platform's master data. */
  race: string;
  religions: Readonly<Record<string, number>>;
  family: string;
  given: Words;
  /** Informal first names, for some people. */
  called?: Words;
  /** `F` family, `G` given name, `g` a second given name, `C` informal name. */
  form: Words;
  formCalled?: string;
  preferred?: string;
}

const both = (form: string): Words => ({ male: form, female: form });
const english: Words = {
  male: "Adrian Benjamin Caleb Darren Edwin Felix Gerald Ivan Jason Kelvin Leonard Marcus Nicholas Raymond Samuel Terence Victor Wilson",
  female:
    "Adele Bernice Charlene Denise Elaine Felicia Gwendolyn Hazel Irene Joanne Karen Lynette Michelle Natalie Rachel Serene Tricia Vanessa",
};

export const traditions = {
  chinese: {
    race: "CN",
    religions: { BUD: 33, TAO: 13, CHR: 15, CAT: 7, NON: 32 },
    family: "Tan Lim Lee Ng Ong Wong Goh Chua Chan Koh Teo Ang Yeo Tay Ho Low Sim Chong Toh Quek Seah Foo Lau Heng",
    given: {
      male: "Wei_Jie Jun_Hao Kok_Leong Boon_Huat Zhi_Wei Chee_Keong Yong_Sheng Kian_Meng Jia_Hao Ming_Xuan Teck_Seng Guo_Qiang Hock_Seng Yi_Xiang Cheng_Han",
      female:
        "Hui_Min Xin_Yi Mei_Ling Shu_Fen Jia_Hui Siew_Lan Li_Ting Bee_Leng Wan_Ting Yu_Xuan Geok_Choo Pei_Shan Sok_Hoon Kai_Xin Min_Hui",
    },
    called: english,
    form: both("F G"),
    formCalled: "C F G",
    preferred: "C F",
  },
  malay: {
    race: "MY",
    religions: { ISL: 1 },
    family: "Rahmat Osman Salleh Yusof Hamid Ismail Sulaiman Kassim Jamaludin Zainal Hassan Mahmud Rosli Bakar",
    given: {
      male: "Muhammad_Faizal Ahmad_Hafiz Mohamed_Irfan Zulkifli Khairul_Anwar Amirul_Hakim Iskandar Shahrul_Nizam Azman Hazwan Ridhwan",
      female:
        "Nurul_Aisyah Siti_Mariam Norhayati Farah_Diyana Nur_Syafiqah Rosnah Haslinda Aminah Zubaidah Nadiah Shahirah",
    },
    form: { male: "G bin F", female: "G binte F" },
    preferred: "G",
  },
  tamil: {
    race: "IN",
    religions: { HIN: 80, CHR: 12, NON: 8 },
    family: "Subramaniam Krishnan Raman Govindasamy Muthusamy Chandran Velayutham Ganesan Sivakumar Arumugam Perumal",
    given: {
      male: "Arun Vignesh Karthik Suresh Dinesh Prakash Mohan Saravanan Ashok Kumaran Balan",
      female: "Kavitha Shanti Priyanka Vasanthi Meena Deepa Sangeetha Revathi Yamuna Letchumi Janani",
    },
    form: { male: "G s/o F", female: "G d/o F" },
    preferred: "G",
  },
  malayali: {
    race: "IN",
    religions: { HIN: 55, CHR: 45 },
    family: "Menon Nambiar Kurian Varghese Panicker Pillai Mathew",
    given: { male: "Anil Rajesh Vinod Thomas Biju Sanjay", female: "Lekha Anjali Susan Bindu Asha Leena" },
    form: both("G F"),
    preferred: "G",
  },
  sikh: {
    race: "IN",
    religions: { SIK: 1 },
    family: "Gill Sandhu Dhillon Sidhu Grewal",
    given: { male: "Gurpreet Manjit Jaswinder Amarjit", female: "Simran Harpreet Jasmeet Rajinder" },
    form: { male: "G Singh F", female: "G Kaur F" },
    preferred: "G",
  },
  indianMuslim: {
    race: "IN",
    religions: { ISL: 1 },
    family: "Abdul_Kader Mohamed_Ali Syed_Ibrahim Maideen Jamal",
    given: { male: "Mohamed_Rafiq Abdul_Rahim Shaik_Farid", female: "Fathima Noor_Jahan Rahmath" },
    form: { male: "G s/o F", female: "G d/o F" },
    preferred: "G",
  },
  eurasian: {
    race: "EU",
    religions: { CAT: 80, CHR: 15, NON: 5 },
    family: "Pereira de_Souza Oliveiro Shepherdson Monteiro Rodrigues Westerhout Aeria",
    given: {
      male: "Andre Julian Christopher Damian Mark Russell",
      female: "Melissa Colette Bernadette Natasha Denyse Claire",
    },
    form: both("G F"),
  },
  filipino: {
    race: "FI",
    religions: { CAT: 90, CHR: 10 },
    family: "Reyes Cruz Bautista Villanueva Mendoza Aquino Ramos",
    given: { male: "Jose_Miguel Ramon Danilo Rodel", female: "Maricel Rowena Jocelyn Liza" },
    form: both("G g F"),
    preferred: "G",
  },
  burmese: {
    race: "XX",
    religions: { BUD: 1 },
    family: "Aung Htun Win Naing Soe",
    given: { male: "Kyaw_Zin Min_Thu Ye_Lin Zaw_Min", female: "Khin_Mya Su_Su Ei_Phyu Hnin_Yu" },
    form: both("G F"),
  },
  mainland: {
    race: "CN",
    religions: { NON: 80, BUD: 20 },
    family: "Li Wang Zhang Liu Chen Zhao Sun",
    given: { male: "Jianguo Haitao Zhiqiang Peng", female: "Xiaomei Yanli Fang Lijuan" },
    form: both("F G"),
  },
  vietnamese: {
    race: "VN",
    religions: { NON: 70, BUD: 30 },
    family: "Nguyen Tran Pham Le",
    given: { male: "Van_Duc Quoc_Huy Minh_Tuan", female: "Thi_Lan Thu_Ha Ngoc_Anh" },
    form: both("F G"),
  },
  bangladeshi: {
    race: "BD",
    religions: { ISL: 1 },
    family: "Hossain Uddin Miah Rahman Islam",
    given: { male: "Md_Rahim Md_Shahin Kamal Md_Jasim", female: "Nasrin Shirin" },
    form: both("G F"),
  },
  indian: {
    race: "IN",
    religions: { HIN: 90, CHR: 10 },
    family: "Sharma Patel Reddy Iyer Deshpande",
    given: { male: "Amit Rohan Vikram Nikhil", female: "Sneha Pooja Divya Neha" },
    form: both("G F"),
  },
  indonesian: {
    race: "ID",
    religions: { ISL: 80, CHR: 20 },
    family: "Wijaya Santoso Pratama Lestari",
    given: { male: "Budi Agus Rizky", female: "Dewi Ayu Ratna" },
    form: both("G F"),
  },
  japanese: {
    race: "JP",
    religions: { NON: 70, BUD: 30 },
    family: "Nakagawa Hayashida Morimoto",
    given: { male: "Kenta Daisuke", female: "Ayaka Misaki" },
    form: both("G F"),
  },
  western: {
    race: "CA",
    religions: { NON: 60, CHR: 40 },
    family: "Whitcombe Lindqvist Brandt Marchetti",
    given: { male: "Oliver Henrik Tobias", female: "Imogen Clara Elena" },
    form: both("G F"),
  },
} as const satisfies Record<string, Tradition>;

export type TraditionName = keyof typeof traditions;

interface PersonName {
  fullName: string;
  preferredName: string | null;
}

const words = (list: string): string[] => list.split(" ").map((word) => word.replaceAll("_", " "));

export function nameOf(random: Random, tradition: TraditionName, gender: Gender): PersonName {
  const rules: Tradition = traditions[tradition];
  const parts: Record<string, string> = {
    F: pick(random, words(rules.family)),
    G: pick(random, words(rules.given[gender])),
  };
  const second = pick(random, words(rules.family));
  parts["g"] = second === parts["F"] ? "Dela Cruz" : second;
  const filled = (form: string): string =>
    form
      .split(" ")
      .map((part) => parts[part] ?? part)
      .join(" ");
  const called = rules.called !== undefined && random() < 0.45;
  if (called) parts["C"] = pick(random, words(rules.called?.[gender] ?? ""));
  const form = called ? (rules.formCalled ?? rules.form[gender]) : rules.form[gender];
  const { preferred } = rules;
  return {
    fullName: filled(form),
    preferredName: preferred === undefined || (preferred.includes("C") && !called) ? null : filled(preferred),
  };
}

export function religionOf(random: Random, tradition: TraditionName): string {
  return weighted(random, traditions[tradition].religions as Readonly<Record<string, number>>);
}
