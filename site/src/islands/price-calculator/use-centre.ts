import { useEffect, useState } from 'react';

export type Centre = { children: number; locations: number };

export type AmountLimits = { smallest: number; largest: number };

export const LIMITS = {
  children: { smallest: 1, largest: 250 },
  locations: { smallest: 1, largest: 20 },
} as const satisfies Record<keyof Centre, AmountLimits>;

const START: Centre = { children: 28, locations: 1 };

export function within(value: number, { smallest, largest }: AmountLimits): number {
  return Math.min(Math.max(Math.round(value) || smallest, smallest), largest);
}

function fromAddress(severalLocations: boolean): Centre {
  const query = new URLSearchParams(location.search);
  const read = (name: keyof Centre) => {
    const value = query.get(name);
    return value === null ? START[name] : within(Number(value), LIMITS[name]);
  };
  return { children: read('children'), locations: severalLocations ? read('locations') : START.locations };
}

function toAddress(centre: Centre, severalLocations: boolean): void {
  const address = new URL(location.href);
  address.searchParams.set('children', String(centre.children));
  if (severalLocations) address.searchParams.set('locations', String(centre.locations));
  history.replaceState(history.state, '', address);
}

/** The reader's centre, kept in the address so that a calculation can be sent to a colleague. */
export function useCentre(severalLocations: boolean) {
  const [centre, setCentre] = useState(START);
  useEffect(() => setCentre(fromAddress(severalLocations)), [severalLocations]);

  const change = (changed: Centre) => {
    setCentre(changed);
    toAddress(changed, severalLocations);
  };
  return {
    centre,
    setChildren: (children: number) => change({ ...centre, children }),
    setLocations: (locations: number) => change({ ...centre, locations }),
  };
}
