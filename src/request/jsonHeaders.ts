/** What every request says of itself, the early ones too: JSON comes back, and JSON is its content type. Source: spec §7. */
export const JSON_HEADERS = { Accept: 'application/json', 'Content-Type': 'application/json;charset=UTF-8' };
