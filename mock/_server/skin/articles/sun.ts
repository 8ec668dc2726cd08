import { bullets, paragraph, table } from '../../consent/writing';
import { article, section } from '../articleKit';

export const SUN_ARTICLES = [
  article({
    articleId: 'SK6001',
    title: '晒后发红，先降温再补水',
    categoryId: 'sun',
    art: 'sunburn',
    minutes: 3,
    by: 'xu',
    reviewed: '2026-08-06',
    summary: '晒红之后，马上躲开太阳，用凉水和凉毛巾给皮肤降温，再薄薄保湿、多喝水，这几天都别再晒。',
    words: ['晒后', '晒伤', '脱皮', '发红'],
    sections: [
      section(
        'now',
        '当天怎么做',
        bullets(
          '马上到阴凉的地方。',
          '用凉水冲或凉毛巾敷，每次 10 到 15 分钟，不用冰块直接贴。',
          '擦没有香精的保湿霜或凝露。',
          '多喝水。穿宽松的棉衣服。',
        ),
      ),
      section(
        'days',
        '后面几天',
        paragraph('可能会痒、会脱皮。不要撕，不去角质，不化浓妆。皮肤恢复之前，出门把晒到的地方全部遮住。'),
        paragraph('水疱是皮肤在保护自己，不要挑破；破了就用清水冲净，盖上干净纱布。'),
      ),
      section(
        'doctor',
        '什么时候去看医生',
        bullets('起水疱，面积比一个手掌大。', '孩子晒伤；1 岁以内的孩子晒伤，都要去看。', '疼得厉害，或脸、手脚肿。'),
        paragraph('发热、恶心、头晕、说话不清楚，可能是中暑，请马上打 120，同时给身体降温。'),
      ),
    ],
    sources: ['英国国家医疗服务体系公众健康页：晒伤', '《皮肤防晒专家共识（2017）》'],
  }),
  article({
    articleId: 'SK6002',
    title: '出门防晒，衣帽伞排在前面',
    categoryId: 'sun',
    art: 'parasol',
    minutes: 4,
    by: 'luo',
    reviewed: '2026-07-18',
    summary: '先躲、再遮、后擦。防晒霜擦够量、按时补，才有标签上写的防护；婴儿以遮挡为主。',
    words: ['防晒', '防晒霜', '紫外线', '晒后'],
    sections: [
      section(
        'order',
        '先后顺序',
        bullets(
          '躲：上午 10 点到下午 4 点少在太阳下待着。',
          '遮：宽檐帽、长袖、伞、太阳镜。',
          '擦：遮不住的地方擦防晒霜。',
        ),
      ),
      section(
        'cream',
        '防晒霜怎么用',
        table(
          ['场合', '可以选'],
          ['上下班、买菜', 'SPF15 到 30，PA++ 以上'],
          ['户外半天', 'SPF30 到 50，PA+++ 以上'],
          ['游泳、出汗', '标有防水的，出水后重新擦'],
        ),
        paragraph('脸和脖子大约一枚硬币大小的量，出门前 15 分钟擦好，每 2 小时补一次。'),
      ),
      section(
        'child',
        '孩子和敏感皮肤',
        bullets(
          '6 个月以内的婴儿不用防晒霜，靠遮挡和避开太阳。',
          '6 个月以上可以小面积用适合儿童的产品，先试一小块。',
          '皮肤发红、破皮的时候不擦，只遮。',
        ),
      ),
      section(
        'doctor',
        '什么时候去看医生',
        paragraph('晒一会儿就起疹子、发痒，或正在吃的药写着“避免日晒”，请问医生或药师。'),
      ),
    ],
    sources: ['《皮肤防晒专家共识（2017）》', '世界卫生组织：紫外线辐射公众问答'],
  }),
];
