import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from '../Avatar/Avatar';
import { GoodsPicture } from './GoodsPicture';

test('has its size before it is loaded, and is loaded lazily unless told otherwise', () => {
  const { rerender } = render(<GoodsPicture src="/a.webp" alt="礼盒" ratio={0.86} />);
  const image = screen.getByRole('img', { name: '礼盒' });
  expect(image).toHaveAttribute('width', '480');
  expect(image).toHaveAttribute('height', '413');
  expect(image).toHaveAttribute('loading', 'lazy');
  rerender(<GoodsPicture src="/a.webp" alt="礼盒" eager />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
});

test('never shows a broken picture, and tries again with another one', () => {
  const { container, rerender } = render(<GoodsPicture src="/a.webp" alt="礼盒" />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(container.querySelector('svg')).toBeInTheDocument();
  rerender(<GoodsPicture src="/b.webp" alt="礼盒" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/b.webp');
});

test.each([undefined, ''])('without a picture (%p) the mark stands in', (src) => {
  const { container } = render(<GoodsPicture src={src} />);
  expect(container.querySelector('img')).not.toBeInTheDocument();
  expect(container.querySelector('svg')).toBeInTheDocument();
});

test('goods that are gone say so', () => {
  render(<GoodsPicture src="/a.webp" gone="已换完" flag="到家服务" />);
  expect(screen.getByText('已换完')).toBeInTheDocument();
  expect(screen.getByText('到家服务')).toBeInTheDocument();
});

test('a portrait that cannot be loaded becomes a plain head', () => {
  const { container } = render(<Avatar src="/me.webp" />);
  const image = container.querySelector('img');
  expect(image).toBeInTheDocument();
  if (image) fireEvent.error(image);
  expect(container.querySelector('img')).not.toBeInTheDocument();
  expect(container.querySelector('svg')).toBeInTheDocument();
});
