/** A hundred titles for the completion demo: films nobody has shot, best first. */
import type { AutocompleteTitle } from "#generated/demo/schema.ts";

const titles = `
The Lighthouse Keeper of Sentosa
Eleven Cups of Kopi
A Quiet Typhoon
The Cartographer's Umbrella
Midnight at Platform Zero
Salt, Sugar, Sambal
The Last Ferry to Ubin
Paper Tigers Don't Swim
Grandmother's Algorithm
The Orchid Thief of Block 12
Seven Sundays in Hokkaido
Borrowed Monsoon
The Man Who Ironed Clouds
Letters to a Vending Machine
Sparrow Season
The Elevator Poet
Mango Weather
An Honest Counterfeit
The Violin in Bay Nineteen
Late Train to Kampala
Red Bean Summer
The Accountant Who Ran Away
Snow in Serangoon
Night Shift at the Aquarium
The Weight of Lanterns
Umbrella Diplomacy
Two Tickets for the Moon Bus
The Glassblower's Alibi
Forty Ways to Fold a Shirt
A Dictionary of Small Winds
Nobody Parks in Lot 44
The Beekeeper of Bergen
Half Past Durian
The Cinema That Stayed Open
Aunt Philomena Goes Offshore
The Clockmaker's Third Apprentice
Five Stones and a River
Sandcastle Insurance
The Bakery at the End of the Line
Parallel Parking
Once Upon a Void Deck
The Silent Auctioneer
Cloud Nine, Row C
The Fishmonger's Telescope
Rain Delay
The Museum of Lost Chargers
Harbour Lights, Harbour Lies
The Second Smallest Elephant
Tuesday Never Comes
A Map of My Father's Voice
The Understudy's Revenge
Kite Weather
Goodbye, Mister Semaphore
The Noodle Treaty
Green Man Plus
Twelve Angry Otters
The Librarian's Getaway Car
Postcards from Platform Nine
The Last Analogue Summer
Moonlight over Mandai
A Brief History of Whistling
The Tailor of Trondheim
Second Helping
The Astronaut's Laundry
Where the Escalator Ends
Jasmine for the Enemy
The Piano Movers
Every Door in Valparaíso
Low Tide, High Stakes
The Substitute Saint
Coconut Wireless
The Year of the Borrowed Cat
Fluent in Thunder
The Night Gardener's Daughter
Ghosts of the Express Lane
A Short Walk to Neptune
The Umpire Strikes Out
Yesterday's Croissants
The Tunnel Under Tiong Bahru
Eight Thousand Paper Boats
The Honest Magician
Please Mind the Gorilla
Ferris Wheel Blues
The Understairs Republic
Saffron and Smoke
The Marathon Waiter
One Hundred Small Apologies
Dragonfly Protocol
The Referee's Wedding
Bicycle Street
A Choir of Kettles
The Frost Collector
Return to Sender, Jupiter
The Polite Pirate
Wet Market Opera
The Girl Who Out-waited Winter
Signal Lost at Pasir Ris
The Carpenter's Chess Set
Everybody Loves Norazlina
Last Orders at the Planetarium
`;

export const autocompleteTitles: readonly AutocompleteTitle[] = titles
  .trim()
  .split("\n")
  .map((title, index) => ({
    id: index + 1,
    title,
    rank: String(index + 1),
  }));
