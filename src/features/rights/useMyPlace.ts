import { useCallback, useState } from 'react';

export interface Place {
  lat: number;
  lng: number;
}

/** idle: nobody was asked; only a tap of the member asks for the place. refused: he or the phone said no; lists are sorted by name. */
export type PlaceState = 'idle' | 'asking' | 'known' | 'refused';

const ANSWER_LIMIT_MS = 8000;
const FRESH_MS = 300_000;

/** About 100 m: enough to sort by distance. */
function round(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}

/** Where the member is, asked for on his tap and kept in memory only. */
export function useMyPlace() {
  const [place, setPlace] = useState<Place>();
  const [state, setState] = useState<PlaceState>('idle');
  const ask = useCallback(() => {
    if (!('geolocation' in navigator)) return setState('refused');
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setPlace({ lat: round(coords.latitude), lng: round(coords.longitude) });
        setState('known');
      },
      () => setState('refused'),
      { timeout: ANSWER_LIMIT_MS, maximumAge: FRESH_MS },
    );
  }, []);
  return { place, state, ask };
}
