/** Addresses and progress of the checkout; the contract has none, so they stay in the browser tab. */
import { useState } from "react";

export interface Address {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
  readonly country: string;
}

export interface CheckoutState {
  readonly addresses: readonly Address[];
  readonly addressId: string | null;
  readonly coupon: string;
}

const key = "hrms.shop.checkout";

const initial: CheckoutState = {
  addresses: [
    {
      id: "office",
      name: "Adeline Goh",
      phone: "+65 6555 0100",
      street: "1 Craig Road, Level 9",
      city: "Singapore",
      postcode: "089666",
      country: "SG",
    },
    {
      id: "home",
      name: "Adeline Goh",
      phone: "+65 8555 0142",
      street: "Block 77 Toa Payoh Lorong 4, #08-214",
      city: "Singapore",
      postcode: "310077",
      country: "SG",
    },
  ],
  addressId: null,
  coupon: "",
};

function stored(): CheckoutState {
  try {
    return { ...initial, ...(JSON.parse(sessionStorage.getItem(key) ?? "{}") as Partial<CheckoutState>) };
  } catch {
    return initial;
  }
}

export function useCheckout(): readonly [CheckoutState, (changes: Partial<CheckoutState>) => void] {
  const [state, setState] = useState(stored);
  const change = (changes: Partial<CheckoutState>): void => {
    const next = { ...state, ...changes };
    sessionStorage.setItem(key, JSON.stringify(next));
    setState(next);
  };
  return [state, change];
}
