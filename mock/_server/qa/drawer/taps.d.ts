export function carryOutTaps(tell: (text: string) => void): Promise<void>;
