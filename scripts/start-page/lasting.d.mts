import type { Twig } from './twigs';

export function lasting(twigs: readonly Twig[], others: readonly Twig[]): Twig[];
