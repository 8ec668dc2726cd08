const PUBLIC_CODE = /^[A-Za-z0-9]{1,32}$/;

/** Says whether a text can be a member's public code, as invitations carry it; it names nobody to somebody else. */
export function isPublicCode(text: string): boolean {
  return PUBLIC_CODE.test(text);
}
