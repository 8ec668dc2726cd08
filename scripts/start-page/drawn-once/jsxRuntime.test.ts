import { render } from '@testing-library/react';
import * as React from 'react';
import * as ours from './jsxRuntime';
import { Children } from './react';

type Draw = (type: unknown, properties: Record<string, unknown>) => unknown;
type Tree = (jsx: Draw, Fragment: unknown) => unknown;

const Name = ({ first, children }: { first: string; children?: unknown }) => [first, children];

const TREES: Record<string, Tree> = {
  'words, numbers and nothing': (jsx) =>
    jsx('p', { className: 'a b', children: ['一', 2, 0, null, undefined, false, true, ''] }),
  'an icon': (jsx) =>
    jsx('svg', {
      viewBox: '0 0 24 24',
      strokeWidth: '1.8',
      strokeLinecap: 'round',
      'aria-hidden': 'true',
      className: undefined,
      children: jsx('path', { d: 'M0 0', strokeWidth: 2 }),
    }),
  'what a reader hears': (jsx) =>
    jsx('button', {
      type: 'button',
      'aria-pressed': false,
      'aria-busy': undefined,
      'data-place': 0,
      disabled: true,
      onClick: () => undefined,
      children: '收入',
    }),
  'what is not disabled': (jsx) => jsx('button', { disabled: false, tabIndex: -1, children: '支出' }),
  'a picture': (jsx) =>
    jsx('img', { src: '/a.webp', alt: '', width: 480, height: 422, loading: 'lazy', decoding: 'async' }),
  'its own words for a label': (jsx) => jsx('label', { htmlFor: 'a', children: 'b' }),
  'parts without an element of their own': (jsx, Fragment) =>
    jsx('div', {
      children: jsx(Fragment, {
        children: [jsx('i', { children: '¥' }), ['9', jsx('b', { key: 'cents', children: '.90' })]],
      }),
    }),
  'markup in words': (jsx) => jsx('p', { title: '"><script>', children: '<b>不是标签</b>' }),
  'a component': (jsx) => jsx('p', { children: jsx(Name, { first: '甲', children: '乙' }) }),
};

/** As React's own runtime is called for children that stand in the source. */
const ofReact: Draw = (type, { children, ...properties }) =>
  React.createElement(type as React.ElementType, properties, ...(Array.isArray(children) ? children : [children]));

test.each(Object.entries(TREES))('draws %s as React does', (_, tree) => {
  const { container } = render(tree(ofReact, React.Fragment) as React.ReactElement);
  const place = document.createElement('div');
  ours.put(place, tree(ours.jsxs as Draw, ours.Fragment) as ours.Drawn);
  expect(place.innerHTML).toBe(container.innerHTML);
  expect(place.innerHTML).not.toBe('');
});

test('style goes through the element, whose attributes of style the content policy refuses', () => {
  const drawn = ours.jsx('div', { style: { '--ratio': '88%', minHeight: 20, color: 'red' } }) as HTMLElement;
  expect(drawn.style.getPropertyValue('--ratio')).toBe('88%');
  expect(drawn.style.minHeight).toBe('20px');
  expect(drawn.style.color).toBe('red');
});

test.each([
  ['one', '一'],
  ['several', ['一', ['二', 3], null, false]],
  ['none', undefined],
] as const)('goes through %s as React does', (_, children) => {
  const words = (child: unknown, place: number) => `${place}${child}`;
  const shown = (React.Children.map(children, words) ?? []).filter((each) => !/null|false/.test(each));
  expect(Children.map(children, words)).toEqual(shown);
  expect(Children.toArray(children)).toEqual(React.Children.toArray(children));
});

test('a component of several parts is one child, as in React', () => {
  const of = (jsx: Draw, Fragment: unknown) => jsx(Fragment, { children: ['一', jsx('b', { children: '二' })] });
  expect(React.Children.toArray(of(ofReact, React.Fragment) as React.ReactNode)).toHaveLength(1);
  expect(Children.toArray(of(ours.jsxs as Draw, ours.Fragment))).toHaveLength(1);
});

test('who asks for the element has it, to measure what has been drawn', () => {
  const button = { current: null as Element | null };
  const drawn = ours.jsx('button', { ref: button, children: '抽奖' });
  expect(button.current).toBe(drawn);
});
