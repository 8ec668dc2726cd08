import { render, screen } from '@testing-library/react';
import { GoodsLead } from './GoodsLead';

test('the number in the name of a good keeps its unit', () => {
  render(<GoodsLead name="桂花乌龙茶礼盒 12 包" points={660} cash={null} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('桂花乌龙茶礼盒 12\u00a0包');
});
