import { renderScreen } from '@/testing/renderScreen';
import { NextCampaign } from './NextCampaign';

const at = (moment: string) => Date.parse(`${moment}+08:00`);

test('a campaign of another year says so', () => {
  const next = {
    title: '四月组队',
    route: '/april',
    img: undefined,
    startAt: at('2097-04-04T00:00:00'),
    endAt: at('2097-05-04T00:00:00'),
  };
  renderScreen(<NextCampaign next={next} />, { at: '/' });
  expect(document.body).toHaveTextContent('2097-04-04 开始');
  expect(document.body).toHaveTextContent('2097-04-04 至 2097-05-03');
});
