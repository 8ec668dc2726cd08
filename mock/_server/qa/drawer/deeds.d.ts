type Tell = (text: string) => void;
type Calls = readonly object[];
export function faultSection(seen: object, calls: Calls, tell: Tell): HTMLElement;
export function orderSection(calls: Calls, tell: Tell): HTMLElement;
