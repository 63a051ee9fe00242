/** Nationalities that differ from the country's name, by two-letter code. */
const words = `
AD Andorran,AE Emirati,AF Afghan,AG Antiguan,AI Anguillan,AL Albanian,AM Armenian,AO Angolan,AR Argentine,AS American Samoan,AT Austrian,AU Australian,
AW Aruban,AX Ålander,AZ Azerbaijani,BA Bosnian,BB Barbadian,BD Bangladeshi,BE Belgian,BF Burkinabe,BG Bulgarian,BH Bahraini,BI Burundian,BJ Beninese,
BM Bermudian,BN Bruneian,BO Bolivian,BR Brazilian,BS Bahamian,BT Bhutanese,BW Motswana,BY Belarusian,BZ Belizean,CA Canadian,CD Congolese (Kinshasa),
CF Central African,CG Congolese (Brazzaville),CH Swiss,CI Ivorian,CK Cook Islander,CL Chilean,CM Cameroonian,CN Chinese,CO Colombian,CR Costa Rican,
CU Cuban,CV Cabo Verdean,CW Curaçaoan,CY Cypriot,CZ Czech,DE German,DJ Djiboutian,DK Danish,DM Dominican (Dominica),DO Dominican (Dominican Republic),
DZ Algerian,EC Ecuadorian,EE Estonian,EG Egyptian,EH Sahrawi,ER Eritrean,ES Spanish,ET Ethiopian,FI Finnish,FJ Fijian,FK Falkland Islander,FM Micronesian,
FO Faroese,FR French,GA Gabonese,GB British,GD Grenadian,GE Georgian,GF French Guianese,GH Ghanaian,GI Gibraltarian,GL Greenlander,GM Gambian,GN Guinean,
GP Guadeloupean,GQ Equatorial Guinean,GR Greek,GT Guatemalan,GU Guamanian,GW Bissau-Guinean,GY Guyanese,HK Hong Konger,HN Honduran,HR Croatian,HT Haitian,
HU Hungarian,ID Indonesian,IE Irish,IL Israeli,IM Manx,IN Indian,IQ Iraqi,IR Iranian,IS Icelandic,IT Italian,JM Jamaican,JO Jordanian,JP Japanese,KE Kenyan,
KG Kyrgyz,KH Cambodian,KI I-Kiribati,KM Comorian,KN Kittitian and Nevisian,KP North Korean,KR South Korean,KW Kuwaiti,KY Caymanian,KZ Kazakhstani,LA Lao,
LB Lebanese,LC Saint Lucian,LI Liechtensteiner,LK Sri Lankan,LR Liberian,LS Mosotho,LT Lithuanian,LU Luxembourger,LV Latvian,LY Libyan,MA Moroccan,
MC Monégasque,MD Moldovan,ME Montenegrin,MG Malagasy,MH Marshallese,MK Macedonian,ML Malian,MM Myanmar,MN Mongolian,MO Macanese,MQ Martiniquais,
MR Mauritanian,MS Montserratian,MT Maltese,MU Mauritian,MV Maldivian,MW Malawian,MX Mexican,MY Malaysian,MZ Mozambican,NA Namibian,NC New Caledonian,
NE Nigerien,NG Nigerian,NI Nicaraguan,NL Dutch,NO Norwegian,NP Nepali,NR Nauruan,NU Niuean,NZ New Zealander,OM Omani,PA Panamanian,PE Peruvian,
PF French Polynesian,PG Papua New Guinean,PH Filipino,PK Pakistani,PL Polish,PR Puerto Rican,PS Palestinian,PT Portuguese,PW Palauan,PY Paraguayan,
QA Qatari,RO Romanian,RS Serbian,RU Russian,RW Rwandan,SA Saudi,SB Solomon Islander,SC Seychellois,SD Sudanese,SE Swedish,SG Singaporean,SI Slovenian,
SK Slovak,SL Sierra Leonean,SM Sammarinese,SN Senegalese,SO Somali,SR Surinamese,SS South Sudanese,ST Santomean,SV Salvadoran,SY Syrian,SZ Swazi,TD Chadian,
TG Togolese,TH Thai,TJ Tajik,TL Timorese,TM Turkmen,TN Tunisian,TO Tongan,TR Turkish,TT Trinidadian and Tobagonian,TV Tuvaluan,TW Taiwanese,TZ Tanzanian,
UA Ukrainian,UG Ugandan,US American,UY Uruguayan,UZ Uzbekistani,VC Vincentian,VE Venezuelan,VN Vietnamese,VU Ni-Vanuatu,WF Wallisian and Futunan,WS Samoan,
YE Yemeni,ZA South African,ZM Zambian,ZW Zimbabwean`;

export const nationalities: ReadonlyMap<string, string> = new Map(
  words.split(",").map((word) => [word.trim().slice(0, 2), word.trim().slice(3)]),
);
