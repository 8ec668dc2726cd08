import { bullets, paragraph } from '../../consent/writing';
import { article, section } from '../articleKit';

export const SENSITIVE_ARTICLES = [
  article({
    articleId: 'SK2001',
    title: '天冷了，洗澡水多热合适',
    categoryId: 'sensitive',
    art: 'bathwater',
    minutes: 3,
    by: 'xu',
    reviewed: '2026-11-05',
    summary: '水越热、洗得越久，皮肤的油脂走得越多。水温和体温差不多，10 分钟内洗完，洗后擦干就保湿。',
    words: ['洗澡水温', '水温', '换季发干', '发痒'],
    sections: [
      section(
        'temperature',
        '水温和时间',
        paragraph('水温 37 ℃ 左右，手腕内侧试着温、不烫。一次 5 到 10 分钟。皮肤干痒的人，冬天可以隔天洗一次。'),
        paragraph('老人试水温要更仔细：手脚对烫的感觉会变慢，先用温度计量一下更稳妥。'),
      ),
      section(
        'soap',
        '沐浴产品和搓澡',
        bullets(
          '选温和、没有香精的沐浴产品，腋下、脚和大腿根用就够，其他地方清水冲。',
          '不用力搓澡，不用粗糙的搓澡巾。',
          '洗完按干，3 到 5 分钟内擦润肤霜，小腿和手背多擦一点。',
        ),
      ),
      section(
        'home',
        '家里还能做的',
        bullets(
          '暖气房里湿度保持在 40% 到 60%。',
          '贴身穿棉质衣服，新衣服先洗一遍。',
          '痒的时候用手掌拍一拍，或隔着毛巾冷敷几分钟，不要抓。',
        ),
      ),
      section(
        'doctor',
        '什么时候去看医生',
        paragraph('保湿两周还是很痒、皮肤裂口渗血，或全身发痒却看不到皮疹，请去皮肤科看看。'),
      ),
    ],
    sources: ['美国皮肤科学会公众教育资料：干燥皮肤的日常护理', '《中国敏感性皮肤诊治专家共识》'],
    quizId: 'skin-adult',
  }),
  article({
    articleId: 'SK2002',
    title: '皮肤一碰就红，护肤先做减法',
    categoryId: 'sensitive',
    art: 'gentle',
    minutes: 5,
    by: 'luo',
    reviewed: '2026-09-22',
    summary: '刺痛、发红时，先停掉不必要的产品，只留温和清洁、保湿和防晒三样，给皮肤一段安静的时间。',
    words: ['敏感', '泛红', '刺痛', '护肤品'],
    sections: [
      section(
        'stop',
        '先停什么',
        bullets('去角质、磨砂、刷酸和美容仪。', '新买的、带香精或酒精的产品。', '一天多次洗脸，和用很热的水洗脸。'),
      ),
      section(
        'keep',
        '留下三样',
        bullets(
          '清洁：早上清水，晚上用一次温和的洁面产品。',
          '保湿：成分简单的保湿霜，觉得干就补。',
          '防晒：先靠帽子、伞和口罩，皮肤稳定后再试防晒霜。',
        ),
        paragraph('每次只加回一样产品，隔一周再加下一样。哪一样让皮肤不舒服，就容易看出来。'),
      ),
      section(
        'diary',
        '记下诱因',
        paragraph('冷热变化、辛辣食物、饮酒、熬夜、情绪紧张都可能让脸发红。记下当天做了什么，看医生时一起带上。'),
      ),
      section(
        'doctor',
        '什么时候去看医生',
        bullets('停用两周仍然刺痛、发红。', '脸上起小脓疱，或血丝越来越明显。', '眼睛又红又涩。'),
        paragraph('用了某样产品后脸或嘴唇很快肿起来、呼吸费力，请马上打 120。'),
      ),
    ],
    sources: ['《中国敏感性皮肤诊治专家共识》'],
    quizId: 'skin-adult',
  }),
];
