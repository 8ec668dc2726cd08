import { defineStore } from './state';
import { findUser, type User } from './users';

export const SESSION_COOKIE = 'mock_session';

const sessions = defineStore('sessions', () => ({ userByToken: new Map<string, string>() }));

/** Opens a session; the token is what the app gets as login_access_token and what the cookie carries. */
export function openSession(userId: string): string {
  const token = `mock.${crypto.randomUUID()}`;
  sessions().userByToken.set(token, userId);
  return token;
}

export function sessionCookie(token: string): string {
  return `${SESSION_COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax`;
}

function tokenFrom(cookieHeader: string | undefined): string | undefined {
  return new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=([^;]+)`).exec(cookieHeader ?? '')?.[1];
}

export function findSessionUser(cookieHeader: string | undefined): User | undefined {
  const userId = sessions().userByToken.get(tokenFrom(cookieHeader) ?? '');
  return userId ? findUser(userId) : undefined;
}

export function closeSession(cookieHeader: string | undefined): void {
  const token = tokenFrom(cookieHeader);
  if (token) sessions().userByToken.delete(token);
}
