import { defineStore } from './state';

export const PERSONAS = ['newcomer', 'member', 'lapsed', 'elder'] as const;

export type PersonaKey = (typeof PERSONAS)[number];

export interface User {
  userId: string;
  persona: PersonaKey;
  nickname: string;
  /** Full name and phone are never sent unmasked except where a call is about editing them. */
  realName: string;
  mobile: string;
  avatar: string;
  elderSuggested: boolean;
  openId: string;
}

function person(persona: PersonaKey, userId: string, nickname: string, realName: string, mobile: string): User {
  return {
    userId,
    persona,
    nickname,
    realName,
    mobile,
    avatar: `/api/__mock/art/avatar-${persona}.webp`,
    elderSuggested: persona === 'elder',
    openId: `mock-openid-${userId}`,
  };
}

export const users = defineStore('users', () => ({
  list: [
    person('newcomer', 'U1001', '小满', '周小满', '13600007788'),
    person('member', 'U1002', '林间有风', '林书意', '13800002046'),
    person('lapsed', 'U1003', '阿黎', '黎明远', '15900006120'),
    person('elder', 'U1004', '欧阳静姝的外婆', '欧阳静姝', '18600009931'),
  ],
}));

export function findUser(userId: string): User | undefined {
  return users().list.find((user) => user.userId === userId);
}

export function personaUser(persona: PersonaKey): User {
  const user = users().list.find((each) => each.persona === persona);
  if (!user) throw new Error(`no persona ${persona}`);
  return user;
}
