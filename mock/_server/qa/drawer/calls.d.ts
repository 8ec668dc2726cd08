export function callsSection(calls: readonly object[], tell: (text: string) => void): HTMLElement;
