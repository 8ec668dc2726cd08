/** The texts that stand in place of a campaign's page, by the value of `panel` in its address. */
export const RULES = 'rules';
export const WINNERS = 'winners';
