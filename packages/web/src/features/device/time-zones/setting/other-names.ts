/** Names that people type for a time zone, and that neither its own name nor the browser's has. */
import type { TimeZone } from '@saltbush/domain/account/households/time-zone';

/** @example otherNamesOf('Asia/Calcutta') // 'Kolkata, Delhi, …', or blank */
export const otherNamesOf = (timeZone: TimeZone): string => otherNames[timeZone] ?? '';

/** Chrome has many a zone under its older name, other browsers under its newer one. */
const underBothNames = (older: TimeZone, newer: TimeZone, cities = '') => {
  const names = [older, newer, cities].join(' ');
  return { [older]: names, [newer]: names };
};

const otherNames: Record<TimeZone, string> = {
  'Australia/Sydney': 'Canberra, ACT, NSW, New South Wales, Newcastle, Wollongong, Albury',
  'Australia/Melbourne': 'Victoria, VIC, Geelong, Ballarat, Bendigo, Wodonga',
  'Australia/Brisbane':
    'Queensland, QLD, Gold Coast, Sunshine Coast, Toowoomba, Townsville, Cairns, Mackay, Rockhampton',
  'Australia/Perth': 'Western Australia, WA, Fremantle, Mandurah, Bunbury, Albany, Broome',
  'Australia/Adelaide': 'South Australia, SA, Mount Gambier',
  'Australia/Hobart': 'Tasmania, TAS, Launceston, Devonport',
  'Australia/Darwin': 'Northern Territory, NT, Alice Springs',
  'Pacific/Auckland': 'Wellington, Christchurch, Hamilton, Dunedin, Queenstown',
  'Asia/Shanghai': 'Beijing, Guangzhou, Shenzhen',
  'Asia/Tokyo': 'Osaka, Kyoto',
  'Asia/Dubai': 'Abu Dhabi',
  'Asia/Karachi': 'Islamabad, Lahore',
  'Asia/Makassar': 'Bali, Denpasar',
  'Europe/London': 'Edinburgh, Glasgow, Manchester, Cardiff',
  'Europe/Berlin': 'Munich, Hamburg, Frankfurt',
  'Europe/Madrid': 'Barcelona',
  'Europe/Rome': 'Milan, Naples',
  'Europe/Zurich': 'Geneva',
  'Europe/Istanbul': 'Ankara',
  'America/New_York': 'Boston, Washington, Philadelphia, Atlanta, Miami',
  'America/Chicago': 'Dallas, Houston, Austin, San Antonio',
  'America/Los_Angeles': 'San Francisco, San Diego, Seattle, Las Vegas',
  'America/Toronto': 'Ottawa, Montreal',
  'America/Edmonton': 'Calgary',
  'America/Sao_Paulo': 'Rio de Janeiro, Brasilia',
  'Africa/Johannesburg': 'Cape Town, Durban, Pretoria',
  ...underBothNames(
    'Asia/Calcutta',
    'Asia/Kolkata',
    'New Delhi, Mumbai, Bengaluru, Bangalore, Chennai, Hyderabad',
  ),
  ...underBothNames('Asia/Rangoon', 'Asia/Yangon'),
  ...underBothNames('Asia/Saigon', 'Asia/Ho_Chi_Minh', 'Hanoi'),
  ...underBothNames('Asia/Katmandu', 'Asia/Kathmandu'),
  ...underBothNames('Europe/Kiev', 'Europe/Kyiv'),
  ...underBothNames('Atlantic/Faeroe', 'Atlantic/Faroe'),
  ...underBothNames('America/Godthab', 'America/Nuuk'),
  ...underBothNames('Pacific/Truk', 'Pacific/Chuuk'),
  ...underBothNames('Pacific/Ponape', 'Pacific/Pohnpei'),
  ...underBothNames('Pacific/Enderbury', 'Pacific/Kanton'),
  ...underBothNames('Africa/Asmera', 'Africa/Asmara'),
};
