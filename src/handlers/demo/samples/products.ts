/** What the sample shop sells; brands and products are our own invention. */
import type { Product } from "#generated/demo/schema.ts";

export type SampleProduct = Omit<Product, "isInWishlist" | "isInCart">;

type Row = [name: string, brand: string, category: Product["category"], price: number, rating: number, freeShipping: boolean,
  description: string];

const rows: Row[] = [
  ["Pulse Watch 5", "Tidewright", "Wearables", 389.9, 4, true,
    "Always-on display, five days on a charge and a strap of woven nylon in pandan green. It counts laps in the pool, stairs in the HDB block and how long you really slept."],
  ["Stillwater Headphones", "Wavelet", "Audio", 279, 5, true,
    "Closed-back headphones that hush an MRT carriage without pressing on your ears. Thirty-eight hours of play, a hinge you can repair yourself and a case that fits a tote bag."],
  ["Featherbook 14", "Northbeam", "Computers", 1899, 4, true,
    "A 1.1 kg laptop with a matte 14-inch screen, 32 GB of memory and a keyboard made for long reports. The battery lasts from Changi to Helsinki with an hour to spare."],
  ["Lumo Phone 9", "Northbeam", "Phones", 949.5, 4, true,
    "Three cameras, one of them good after dark at the hawker centre. Flat sides, a body of recycled aluminium and seven years of updates in writing."],
  ["Slate Tab 11", "Northbeam", "Computers", 649, 3, false,
    "A tablet for sketching floor plans and reading drawings on site. The pen clips to the long edge and charges while it rests there."],
  ["Kestrel M2 Camera", "Halden Optics", "Cameras", 1549, 5, true,
    "A small mirrorless camera with real dials. Weather sealed for a sudden downpour, with a 35 mm lens that makes portraits look like the person felt."],
  ["Pebble Speaker", "Wavelet", "Audio", 119.9, 4, false,
    "Round enough to roll off a picnic mat and tough enough not to mind. Fourteen hours of sound, and two of them pair into stereo."],
  ["Rainfall 75 Keyboard", "Claycap", "Computers", 189, 5, false,
    "Mechanical keys tuned to sound like rain on a zinc roof. Hot-swappable switches, knitted cable and keycaps in Peranakan blue."],
  ["Glide Mouse", "Claycap", "Computers", 69.9, 4, false,
    "A quiet mouse for left and right hands alike. The wheel spins freely down long spreadsheets and clicks softly through menus."],
  ["Panorama 32 Monitor", "Northbeam", "Computers", 899, 4, true,
    "A 32-inch 4K screen with one cable for picture, power and network. It stands on a foot no wider than a paperback."],
  ["Firefly Desk Lamp", "Lumen & Oak", "Home", 84.5, 4, false,
    "An oak arm, a brass joint and light that warms as the evening goes on. It remembers the brightness you liked last."],
  ["Tern Office Chair", "Lumen & Oak", "Office", 529, 5, true,
    "Mesh back for a humid afternoon, a seat that tilts with you and arms that drop below the desk. Twelve years of guarantee, also on the gas spring."],
  ["Rise Standing Desk", "Lumen & Oak", "Office", 749, 4, true,
    "From sitting to standing in nine seconds without spilling the kopi. The top is bamboo, with a tray beneath that swallows every cable."],
  ["Causeway Backpack", "Pasir Goods", "Outdoor", 139, 5, false,
    "Twenty-four litres, a laptop sleeve that hangs off the ground and a rain cover that hides in the base. Made of sailcloth from retired yachts."],
  ["Monsoon Bottle", "Pasir Goods", "Outdoor", 34.9, 3, false,
    "Keeps iced lime juice cold through a training day. One lid for pouring, one for sipping, both leakproof upside down in a bag."],
  ["Sock & Pot Coffee Maker", "Halo Kiln", "Home", 96, 5, false,
    "Kopi the old way: a cotton sock, a long-spouted pot and a stand of steamed beech. Brews four cups, and the manual is a comic strip."],
  ["Field Notebook", "Paper Lantern", "Office", 18.5, 4, false,
    "One hundred and sixty pages that take fountain ink without bleeding. Numbered, dotted, and bound to lie flat on a crowded table."],
  ["Heron Fountain Pen", "Paper Lantern", "Office", 72, 5, false,
    "A steel nib that starts at the first touch, even after a week in a drawer. The barrel is turned from rain-tree wood, so no two look alike."],
  ["Terrace Plant Pot", "Halo Kiln", "Home", 42, 4, false,
    "A glazed pot with a hidden well: water it on Sunday, forget it until Thursday. Fits a money plant, a pandan bush or one ambitious orchid."],
  ["Minnow Earbuds", "Wavelet", "Audio", 159, 4, true,
    "Five grams each, and gone from your mind after a minute. They fade the street in when somebody says your name."],
  ["Brick 20 Power Bank", "Tidewright", "Phones", 64.9, 3, false,
    "Twenty thousand milliamp-hours in the size of a kaya-toast box. Charges a laptop and a phone at once and shows the rest in plain per cent."],
  ["Arcade Duo Controller", "Joyworks", "Gaming", 99, 4, false,
    "A wireless controller with sticks that never drift, because magnets do the measuring. The back buttons can be set without any app."],
  ["Swiftlet Drone", "Halden Optics", "Cameras", 1129, 4, true,
    "Weighs 249 grams, folds into a jacket pocket and holds still in a sea breeze. It comes home by itself when the battery says so."],
  ["Copper Kettle", "Halo Kiln", "Home", 128, 5, false,
    "An electric kettle with a slow, thin pour and a thermometer in the lid. Ninety-two degrees for oolong, eighty for sencha, a full boil for noodles."],
  ["Reservoir Running Shoes", "Straits Athletic", "Outdoor", 179, 4, true,
    "Cushioned for the boardwalk at MacRitchie and grippy enough for its roots. The upper dries by the time you have had breakfast."],
  ["Five-Foot-Way Umbrella", "Pasir Goods", "Outdoor", 48, 5, false,
    "Wide enough for two and a takeaway bag. The ribs bend in a squall and spring back; the handle is cane, bent by hand in Batu Pahat."],
  ["Halo Bicycle Helmet", "Straits Athletic", "Outdoor", 88, 4, false,
    "Fourteen vents, a light in the rim that brakes with you and a chin clip you can close with gloves on. Good for the park connector and the commute."],
];

export const products: readonly SampleProduct[] = rows.map((row, index) => {
  const [name, brand, category, price, rating, hasFreeShipping, description] = row;
  const id = index + 1;
  const words = name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return {
    id, name, slug: `${words}-${id}`, description, brand, category, price, rating, hasFreeShipping,
    image: `/media/products/${String(id).padStart(2, "0")}.svg`,
  };
});
