import { COURSE_FILTERS, type CourseFilter } from './contract';

/** What the member has chosen in the list; it lives in the address, so that reload and back keep it. */
export interface CourseChoice {
  category: string | undefined;
  filter: CourseFilter | undefined;
}

export function filterOf(text: string | undefined): CourseFilter | undefined {
  return COURSE_FILTERS.find((each) => each === text);
}

/** What belongs to a member: a guest has none of it. */
export function isOwnFilter(filter: CourseFilter | undefined): boolean {
  return filter === 'mine' || filter === 'favorite';
}

const PAGE_SIZE = 10;

/** The payload of the list call. Absent choices are left out. */
export function listPayload({ category, filter, keyword }: Partial<CourseChoice> & { keyword?: string | undefined }) {
  return {
    pageSize: PAGE_SIZE,
    ...(category ? { category } : {}),
    ...(filter ? { filter } : {}),
    ...(keyword ? { keyword } : {}),
  };
}
