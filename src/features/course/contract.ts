import * as v from 'valibot';
import { defineCall } from '@/request/defineCall';
import {
  cents,
  count,
  extra,
  flag,
  id,
  list,
  maybe,
  oneOf,
  operate,
  page,
  points,
  record,
  serverTime,
  text,
  time,
  unread,
} from '@/shared/lib/schema';

const PREFIX = '/api/miniapp/course';

export const COURSE_FILTERS = ['free', 'card', 'mine', 'favorite'] as const;
export type CourseFilter = (typeof COURSE_FILTERS)[number];

/** The groups of courses, in the order in which they are shown. */
export const getCourseCategories = defineCall({
  method: 'GET',
  path: `${PREFIX}/category`,
  role: 'secondary',
  data: list(record({ categoryId: id(), name: text() })),
});

const courseFields = {
  courseId: id(),
  title: text(),
  teacher: text(),
  cover: text(),
  lessonCount: count(),
  /** Length of all lessons, seconds. */
  seconds: count(),
  learners: count(),
  /** What it costs: nothing; nothing with a running card, else points; points and money (cents). */
  price: oneOf(['free', 'card', 'points', 'cash'], 'points'),
  points: points(),
  cents: cents(),
  /** open: all lessons play, also for `owned`. locked: only the trial lesson does. soon: none does yet. */
  access: oneOf(['open', 'owned', 'expired', 'locked', 'soon'], 'locked'),
  /** When ownership ends or has ended; null when it has none or there is no ownership. */
  expireAt: time(),
  /** When it opens; null when it is open. */
  opensAt: time(),
  doneLessons: count(),
  isFavorite: flag(),
  /** A word on the cover, '' for none. */
  tag: text(),
  operate: operate(),
};

const course = record(courseFields);
export type Course = v.InferOutput<typeof course>;

/** One page of courses, readable without a session. */
export const getCourses = defineCall({
  method: 'GET',
  path: `${PREFIX}/list`,
  role: 'primary',
  payload: record({
    category: v.optional(v.string()),
    keyword: v.optional(v.string()),
    filter: v.optional(v.picklist(COURSE_FILTERS)),
    currentPage: v.number(),
    pageSize: v.number(),
  }),
  data: record({ ...page(course).entries, serverTime: serverTime() }),
});

const lesson = record({
  lessonId: id(),
  title: text(),
  /** Length, seconds. */
  seconds: count(),
  isTrial: flag(),
  /** Whether it plays for who asks. */
  isOpen: flag(),
  isDone: flag(),
  /** Where the member stopped, seconds from the start, and when that was. */
  position: count(),
  watchedAt: time(),
  /** '' unless it is open. */
  videoUrl: text(),
  captionUrl: text(),
  /** What playing it loads at most, bytes; 0 when unknown. */
  bytes: count(),
});
export type Lesson = v.InferOutput<typeof lesson>;

export const WAYS = ['points', 'code', 'right'] as const;
export type Way = (typeof WAYS)[number];

const way = record({
  key: v.picklist(WAYS),
  /** What the member has for it, in the server's words: "可用 3,280，换后剩 2,680". */
  note: text(),
  /** Points that it takes. */
  points: points(),
  /** What he pays, for the line above the button: "用 1 次会员权益". */
  costText: text(),
  /** What is left afterwards, named and counted: "本月课程权益", "用掉 1 次，剩 0 次". Absent when nothing is used up. */
  after: maybe(record({ term: v.string(), value: v.string() })),
  /** "exchange" hands it in; what cannot be used says why and where the way out leads. */
  operate: operate(),
});
export type ExchangeWay = v.InferOutput<typeof way>;

const courseDetail = record({
  ...courseFields,
  about: text(),
  validDays: count(),
  /** Until when it would be owned if it were exchanged now; null without an end. */
  newExpireAt: time(),
  /** Names the terms that the ways show; handed in with the exchange, so that nobody pays others than he has seen. */
  offerId: text(),
  lessons: list(lesson),
  ways: list(way),
  /** When a lock after wrong codes ends; null without one. */
  unlockAt: time(),
  serverTime: serverTime(),
});
export type CourseDetail = v.InferOutput<typeof courseDetail>;

/** One course with its lessons and the ways to get it. Readable without a session. */
export const getCourse = defineCall({
  method: 'GET',
  path: `${PREFIX}/detail`,
  role: 'primary',
  payload: record({ courseId: v.string() }),
  data: courseDetail,
});

/** Where the member goes on, and whether codes are locked. */
export const getMyCourses = defineCall({
  method: 'GET',
  path: `${PREFIX}/mine`,
  role: 'secondary',
  data: record({
    resume: maybe(
      record({
        courseId: id(),
        title: text(),
        cover: text(),
        lessonTitle: text(),
        lessonNo: count(),
        position: count(),
        seconds: count(),
        doneLessons: count(),
        lessonCount: count(),
        watchedAt: time(),
        operate: operate(),
      }),
    ),
    unlockAt: time(),
    serverTime: serverTime(),
  }),
});
export type Resume = NonNullable<NonNullable<v.InferOutput<(typeof getMyCourses)['data']>>['resume']>;

/**
 * Tells where the member is in a lesson. The server decides what is done; what finishing gives comes once, whichever
 * report was lost or came twice.
 */
export const saveProgress = defineCall({
  method: 'POST',
  path: `${PREFIX}/progress`,
  role: 'background',
  payload: record({ lessonId: v.string(), seconds: v.number(), clientToken: v.optional(v.string()) }),
  data: extra(
    record({
      /** This report has finished the lesson, or with it the course. */
      finished: oneOf(['', 'lesson', 'course'], ''),
      /** What that gave, in the server's words; '' for nothing. */
      rewardText: text(),
    }),
  ),
});

export const REFUSED_CODES = ['', 'unknown', 'used', 'overdue', 'unfit', 'limit', 'mine', 'locked'] as const;

/** What a refused code (2012, 2013) carries. */
export const codeRefusal = record({
  reasonCode: oneOf(REFUSED_CODES, 'unknown'),
  reasonText: text(),
  /** When a lock ends; null without one. */
  unlockAt: time(),
});

/** Looks at a code without using it up: which course it is for. A refusal is a result, not an error. */
export const checkCourseCode = defineCall({
  method: 'POST',
  path: `${PREFIX}/exchange/check`,
  role: 'write',
  payload: record({ code: v.string(), clientToken: v.optional(v.string()) }),
  data: record({ ...codeRefusal.entries, courseId: text() }),
});

/** Gets a course by points, a code or a right. 2007 when the terms are not those of `offerId` any more. */
export const exchangeCourse = defineCall({
  method: 'POST',
  path: `${PREFIX}/exchange`,
  role: 'money',
  payload: record({
    courseId: v.string(),
    way: v.picklist(WAYS),
    code: v.optional(v.string()),
    offerId: v.string(),
    clientToken: v.string(),
  }),
  data: extra(record({ recordId: id(), expireAt: time() })),
});

const exchange = record({
  recordId: id(),
  courseId: id(),
  title: text(),
  /** "积分兑换", "兑换码", "会员权益", "商城兑换" */
  wayText: text(),
  /** Points that were taken. */
  points: points(),
  at: time(),
  expireAt: time(),
});
export type Exchange = v.InferOutput<typeof exchange>;

/** What the member has exchanged for courses, newest first. */
export const getExchanges = defineCall({
  method: 'GET',
  path: `${PREFIX}/exchange/list`,
  role: 'primary',
  payload: record({ currentPage: v.number(), pageSize: v.number() }),
  data: page(exchange),
});

/** Keeps a course among the member's own, or no longer. */
export const favoriteCourse = defineCall({
  method: 'POST',
  path: `${PREFIX}/favorite`,
  role: 'setting',
  payload: record({ courseId: v.string(), on: v.boolean(), clientToken: v.optional(v.string()) }),
  data: unread(record({ on: flag() })),
});
