export function masked(value: unknown, name?: string): unknown;
export function maskedText(text: string): string;
export function maskedUrl(url: string): string;
