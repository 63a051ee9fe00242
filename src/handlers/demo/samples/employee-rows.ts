/** The hundred employees of the table pages, one line each; invented people of an invented company. */
import type { EmployeeRow } from "#generated/demo/schema.ts";
import { faceAt } from "./faces.ts";

// name | post | city | start | salary | age | years of experience | status | picture (0: none)
const lines = `
Nurul Aisyah Rahman | Payroll Specialist | Tampines | 03/14/2019 | 5480.00 | 34 | 9 | 1 | 3
Tan Boon Kiat | Plant Engineer | Jurong West | 07/01/2014 | 7920.50 | 46 | 21 | 1 | 9
Kavitha Menon | HR Business Partner | Toa Payoh | 11/20/2017 | 8150.00 | 39 | 15 | 1 | 5
Marco Bellini | Head Chef | Katong | 05/06/2021 | 6700.00 | 44 | 22 | 3 | 0
Lim Shu Fen | Finance Manager | Bishan | 02/18/2013 | 10240.00 | 48 | 24 | 1 | 1
Arjun Pillai | Site Supervisor | Woodlands | 09/09/2020 | 5210.75 | 37 | 13 | 1 | 0
Freya Lindqvist | Brand Designer | Tiong Bahru | 01/10/2022 | 6120.00 | 31 | 8 | 4 | 10
Muhammad Haziq Osman | Warehouse Lead | Pasir Ris | 06/03/2018 | 4380.00 | 33 | 11 | 1 | 11
Chloe Okafor | Data Analyst | Queenstown | 08/24/2026 | 5650.00 | 26 | 3 | 2 | 12
Gurpreet Singh Dhillon | Fleet Manager | Serangoon | 04/16/2012 | 7340.00 | 51 | 27 | 1 | 4
Hana Watanabe | Product Manager | Novena | 10/12/2020 | 9480.25 | 36 | 12 | 1 | 13
Ramon Dela Cruz | Ward Nurse | Hougang | 12/05/2016 | 4620.00 | 35 | 12 | 1 | 16
Siti Khadijah Yusof | Quality Inspector | Bedok | 02/22/2015 | 4890.00 | 52 | 28 | 1 | 7
Ethan Goh | Frontend Engineer | Punggol | 06/15/2026 | 6880.00 | 28 | 5 | 2 | 19
Amara Nwosu | Legal Counsel | Tanglin | 03/30/2019 | 11650.00 | 41 | 16 | 1 | 0
Vikram Chandran | Network Engineer | Choa Chu Kang | 01/19/2018 | 6975.00 | 38 | 14 | 1 | 21
Ooi Mei Lin | Pastry Chef | Ang Mo Kio | 05/11/2020 | 4450.50 | 29 | 9 | 1 | 0
Sean Gallagher | Sales Director | River Valley | 08/13/2011 | 13800.00 | 54 | 30 | 4 | 6
Farah Nadia Ismail | Talent Partner | Yishun | 07/07/2021 | 5930.00 | 32 | 9 | 1 | 0
Zhang Wei | Machine Operator | Tuas | 09/01/2017 | 3650.00 | 42 | 20 | 1 | 2
Isabela Ferreira | UX Researcher | Kallang | 02/14/2023 | 7210.00 | 33 | 10 | 1 | 17
Devi Krishnasamy | Office Manager | Little India | 10/28/2009 | 5720.00 | 61 | 36 | 1 | 15
Lucas Teo | Safety Officer | Sembawang | 04/04/2022 | 4980.00 | 30 | 7 | 1 | 0
Yasmin Haddad | Marketing Executive | Clementi | 07/20/2026 | 4710.00 | 25 | 2 | 2 | 23
Pritam Kaur Sandhu | Credit Controller | Bukit Batok | 03/03/2016 | 5340.00 | 45 | 20 | 1 | 0
Henrik Solberg | Marine Surveyor | Marine Parade | 11/11/2018 | 9125.00 | 47 | 23 | 1 | 14
Chan Hui Ting | Pharmacist | Sengkang | 06/27/2019 | 6390.00 | 34 | 10 | 3 | 0
Mohamed Rizal Salleh | Bus Captain Trainer | Woodlands | 01/05/2010 | 4560.00 | 57 | 31 | 1 | 0
Grace Adeyemi | Customer Success Lead | Paya Lebar | 09/21/2020 | 6840.00 | 37 | 13 | 1 | 0
Jin-ho Bae | Motion Designer | Telok Blangah | 05/17/2021 | 6050.00 | 30 | 7 | 1 | 0
Ng Cheng Huat | Lift Technician | Bukit Merah | 08/08/2008 | 4875.25 | 58 | 37 | 1 | 0
Priya Raghunathan | Backend Engineer | Buona Vista | 02/01/2022 | 8020.00 | 31 | 8 | 1 | 0
Oliver Hartmann | Process Consultant | Holland Village | 10/04/2017 | 9870.00 | 43 | 18 | 5 | 0
Nur Syafiqah Jalil | Childcare Teacher | Jurong East | 12/12/2019 | 3780.00 | 28 | 7 | 1 | 0
Koh Wei Jie | Solutions Architect | Bishan | 03/08/2015 | 10980.00 | 40 | 16 | 1 | 0
Tomasz Zielinski | Crane Operator | Pioneer | 06/19/2018 | 5160.00 | 44 | 22 | 1 | 0
Letchumi Govindan | Canteen Supervisor | Geylang | 01/27/2012 | 3240.00 | 59 | 33 | 1 | 0
Adam Foo | Content Writer | Potong Pasir | 09/14/2026 | 4180.00 | 24 | 1 | 2 | 0
Beatriz Santos | Finance Analyst | Newton | 04/25/2022 | 6310.00 | 29 | 6 | 1 | 0
Hafiz Abdul Karim | Security Supervisor | Boon Lay | 07/30/2013 | 3960.00 | 49 | 25 | 1 | 18
Yeo Li Xuan | Learning Designer | Serangoon | 11/02/2020 | 5570.00 | 32 | 9 | 1 | 0
Dylan Fitzgerald | Event Producer | Robertson Quay | 02/09/2019 | 6660.00 | 38 | 15 | 4 | 0
Shanti Balasubramaniam | Lab Technician | Kent Ridge | 08/17/2016 | 4430.00 | 36 | 13 | 1 | 0
Toh Jia Hao | Robotics Technician | Jurong West | 05/25/2026 | 4350.00 | 23 | 1 | 2 | 0
Elif Demir | Interior Architect | Joo Chiat | 10/16/2018 | 7450.00 | 41 | 17 | 1 | 0
Norhayati Bakar | Benefits Administrator | Tampines | 03/19/2011 | 5080.00 | 53 | 29 | 1 | 0
Samuel Owusu | Treasury Manager | Tanjong Pagar | 01/13/2020 | 9940.00 | 42 | 17 | 1 | 8
Wong Siew Ling | Tax Accountant | Clementi | 06/06/2010 | 7810.00 | 50 | 26 | 1 | 0
Rohan Deshmukh | Mobile Engineer | Punggol | 09/27/2021 | 7690.00 | 32 | 9 | 1 | 0
Camille Moreau | Store Manager | Orchard | 12/01/2017 | 5890.00 | 39 | 16 | 3 | 22
Ahmad Fauzi Zainal | HVAC Technician | Yishun | 02/27/2014 | 4280.00 | 43 | 20 | 1 | 0
Leong Kah Wai | Procurement Officer | Hougang | 07/15/2019 | 5030.00 | 35 | 11 | 1 | 0
Ingrid Nyberg | Sustainability Lead | Bukit Timah | 04/11/2022 | 8760.00 | 45 | 20 | 1 | 20
Sunil Wickramasinghe | Database Administrator | Kovan | 11/25/2015 | 7580.00 | 44 | 19 | 1 | 0
Carmen Villanueva | Guest Relations Manager | Sentosa Cove | 08/02/2018 | 5410.00 | 37 | 15 | 1 | 0
Ryan Seah | Growth Marketer | Tiong Bahru | 06/22/2026 | 5770.00 | 29 | 6 | 2 | 0
Aminah Sulaiman | Receptionist | Bedok | 10/10/2007 | 3480.00 | 62 | 38 | 1 | 0
Patrick Mbeki | Logistics Planner | Changi Village | 05/29/2020 | 5620.00 | 36 | 12 | 1 | 0
Huang Zi Xin | Compliance Analyst | Raffles Place | 01/17/2023 | 5980.00 | 27 | 4 | 1 | 0
Darshini Nadarajan | Speech Therapist | Thomson | 03/22/2021 | 5840.00 | 33 | 9 | 1 | 0
Matteo Ricciardi | Barista Trainer | Tanjong Rhu | 09/05/2022 | 3890.00 | 28 | 8 | 5 | 0
Low Kim Seng | Chief Electrician | Toa Payoh | 02/12/2006 | 6230.00 | 60 | 39 | 1 | 24
Zara Mahmood | Policy Analyst | Braddell | 07/26/2021 | 6430.00 | 30 | 7 | 1 | 0
Noah Lindgren | DevOps Engineer | Lavender | 11/15/2022 | 8340.00 | 34 | 11 | 1 | 0
Chia Yi Ling | Physiotherapist | Simei | 04/28/2019 | 5290.00 | 31 | 8 | 1 | 0
Balakrishnan Sekar | Welding Foreman | Tuas | 08/20/2012 | 4740.00 | 50 | 28 | 1 | 0
Maryam Siddiqui | Software Tester | Pasir Panjang | 06/08/2026 | 5120.00 | 27 | 4 | 2 | 0
Peter Kowalski | Facilities Manager | Queenstown | 12/19/2014 | 6910.00 | 52 | 27 | 1 | 0
Sim Xin Yi | Social Media Executive | Sengkang | 03/11/2024 | 4060.00 | 25 | 3 | 1 | 0
Thandiwe Dlamini | Change Manager | Dhoby Ghaut | 10/23/2020 | 9310.00 | 43 | 18 | 4 | 0
Azman Harun | Delivery Dispatcher | Choa Chu Kang | 01/29/2017 | 3720.00 | 41 | 18 | 1 | 0
Quek Jun Kai | Security Engineer | One-North | 05/03/2021 | 8590.00 | 33 | 10 | 1 | 0
Ananya Bhattacharya | Data Scientist | Buona Vista | 09/18/2023 | 8870.00 | 30 | 6 | 1 | 0
Erik Johansen | Wind Technician | Keppel | 02/25/2020 | 6540.00 | 38 | 15 | 1 | 0
Rosmah Idris | Tailor | Kampong Glam | 07/09/2009 | 3310.00 | 56 | 34 | 1 | 0
Jasmine Poon | Executive Assistant | Marina Bay | 11/08/2018 | 5660.00 | 40 | 18 | 1 | 0
Daniel Mensah | Embedded Engineer | Ubi | 04/19/2022 | 7350.00 | 32 | 8 | 1 | 0
Phua Teck Meng | Print Technician | Kaki Bukit | 08/29/2010 | 4010.00 | 54 | 32 | 1 | 0
Lakshmi Venkatesan | Nurse Educator | Novena | 06/11/2013 | 7080.00 | 47 | 24 | 1 | 0
Sofia Marchetti | Textile Buyer | Orchard | 10/30/2021 | 6180.00 | 35 | 11 | 5 | 0
Irfan Shah Nawaz | Help Desk Analyst | Bukit Panjang | 07/13/2026 | 3850.00 | 24 | 2 | 2 | 0
Cheong Wai Kit | Actuary | Shenton Way | 01/21/2016 | 11290.00 | 42 | 18 | 1 | 0
Nandini Sharma | Corporate Trainer | Farrer Park | 03/27/2020 | 6270.00 | 38 | 14 | 3 | 0
Walter Brandt | Master Brewer | Dempsey | 05/15/2012 | 7770.00 | 55 | 31 | 1 | 0
Liyana Roslan | Graphic Designer | Bedok | 09/02/2024 | 4270.00 | 26 | 3 | 1 | 0
Desmond Chew | Branch Manager | Ang Mo Kio | 02/06/2011 | 8420.00 | 49 | 25 | 1 | 0
Mei Tanaka | Translator | Holland Village | 11/29/2019 | 5950.00 | 44 | 19 | 1 | 0
Karthik Subramanian | Quantity Surveyor | Sembawang | 04/07/2017 | 6450.00 | 37 | 13 | 1 | 0
Aoife Brennan | Copy Editor | Kallang | 08/15/2022 | 5230.00 | 36 | 12 | 4 | 0
Hidayah Kamaruddin | Dental Assistant | Jurong East | 12/22/2021 | 3190.00 | 27 | 6 | 1 | 0
Victor Ho | Investor Relations Lead | Tanjong Pagar | 06/25/2018 | 12150.00 | 46 | 22 | 1 | 0
Olumide Bello | Site Reliability Engineer | Paya Lebar | 10/07/2022 | 9060.00 | 35 | 12 | 1 | 0
Pang Shi Min | Kindergarten Principal | Punggol | 01/03/2015 | 6980.00 | 45 | 22 | 1 | 0
Julia Novak | Clinical Trial Manager | Biopolis | 03/16/2020 | 8230.00 | 40 | 15 | 1 | 0
Saravanan Muthu | Landscape Supervisor | Lim Chu Kang | 07/22/2008 | 3940.00 | 53 | 30 | 1 | 0
Emily Wee | Recruiter | City Hall | 05/18/2026 | 4590.00 | 28 | 5 | 2 | 0
Ibrahim Kone | Airport Duty Manager | Changi | 09/12/2016 | 6620.00 | 44 | 20 | 1 | 0
Swee Hock Tay | Tram Restorer | Mandai | 02/20/2005 | 4150.00 | 64 | 42 | 3 | 0
Clara Jensen | Occupational Therapist | Bukit Timah | 11/06/2023 | 5740.00 | 31 | 7 | 1 | 0
Nathaniel Pereira | Jazz Curator | Esplanade | 04/30/2018 | 5480.00 | 48 | 23 | 5 | 0
`;

// The address ends in a domain reserved for examples, so that no mail ever leaves.
const emailOf = (name: string): string => {
  const words = name
    .toLowerCase()
    .replace(/[^a-z ]/g, "")
    .split(" ");
  return `${words[0] ?? ""}.${words.at(-1) ?? ""}@lantern.example`;
};

export const employeeRows: readonly EmployeeRow[] = lines
  .trim()
  .split("\n")
  .map((line, index) => {
    const [
      name = "",
      post = "",
      city = "",
      start = "",
      salary = "",
      age = "",
      years = "",
      status = "1",
      picture = "0",
    ] = line.split(" | ");
    return {
      responsive_id: "",
      id: index + 1,
      avatar: picture === "0" ? null : faceAt(picture),
      full_name: name,
      post,
      email: emailOf(name),
      city,
      start_date: start,
      salary: `$${salary}`,
      age,
      experience: years === "1" ? "1 Year" : `${years} Years`,
      status: Number(status),
    };
  });
