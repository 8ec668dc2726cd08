import { createContext } from 'react';

export type SubjectKind =
  | 'order'
  | 'cardOrder'
  | 'reward'
  | 'coupon'
  | 'address'
  | 'right'
  | 'rightsDay'
  | 'card'
  | 'activation'
  | 'goods'
  | 'course'
  | 'points'
  | 'discount'
  | 'invitation'
  | 'lottery'
  | 'campaign'
  | 'team'
  | 'text'
  | 'notice'
  | 'hospital';

/**
 * What a screen is about. It goes along when the member asks for help, and it words the state of a record that belongs to
 * somebody else.
 */
export interface Subject {
  kind: SubjectKind;
  /** The record's number, or a masked card number. */
  number?: string | undefined;
}

/** The subject of the screen around; a screen sets it once, for every state that it can be in. */
export const SubjectContext = createContext<Subject | undefined>(undefined);
