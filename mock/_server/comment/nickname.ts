/** A nickname as others see it: its first character, and at most two stars for the rest. */
export function maskNickname(nickname: string): string {
  const characters = Array.from(nickname);
  return (characters[0] ?? '') + '*'.repeat(Math.min(Math.max(characters.length - 1, 1), 2));
}
