import { newVisitor, type Visitor } from './visitor';

/** A phone on which somebody has signed in by the login page, so that a new document brings nothing back. */
export async function signInByPage(name: string): Promise<Visitor> {
  const visitor = await newVisitor();
  await visitor.open('/schedule/member');
  await visitor.page.getByRole('button', { name: '登录' }).first().click();
  await visitor.page.getByRole('button', { name, exact: true }).click();
  await visitor.page.getByRole('button', { name: '退出登录' }).waitFor();
  return visitor;
}
