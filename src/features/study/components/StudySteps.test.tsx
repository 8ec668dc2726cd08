import { render, screen } from '@testing-library/react';
import { StudySteps } from './StudySteps';

test('the number that will ring does not break over two lines', () => {
  render(<StudySteps steps={[{ title: '研究护士打电话核对', text: '3 个工作日内，号码是 400-000-0000' }]} />);
  expect(screen.getByText('400-000-0000')).toBeInTheDocument();
});
