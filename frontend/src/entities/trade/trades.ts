import { pageLanguage } from '@/lib/i18n/written-language'
import type { drawings } from './drawings'

/** A trade that has a picture: the concept of words/lexicon/trades.json. */
export type DrawnTrade = keyof typeof drawings

const LANGUAGES = ['en', 'hi', 'mr', 'ta', 'te', 'bn']

/** Names of the trades that the search understands, in these languages, the most common trade first. */
const names: Record<DrawnTrade, string> = {
  driver: 'Driver|ड्राइवर|ड्रायव्हर|டிரைவர்|డ్రైవర్|ড্রাইভার',
  delivery: 'Delivery|डिलीवरी|डिलिव्हरी|டெலிவரி|డెలివరీ|ডেলিভারি',
  helper: 'Helper|हेल्पर|मदतनीस|உதவியாளர்|హెల్పర్|হেল্পার',
  cook: 'Cook|रसोइया|स्वयंपाकी|சமையல்காரர்|వంట మనిషి|রাঁধুনি',
  housekeeping: 'Housekeeping|हाउसकीपिंग|हाऊसकीपिंग|துப்புரவு பணியாளர்|హౌస్‌కీపింగ్|হাউসকিপিং',
  'security-guard': 'Security guard|सिक्योरिटी गार्ड|सुरक्षा रक्षक|காவலாளி|సెక్యూరిటీ గార్డ్|সিকিউরিটি গার্ড',
  sales: 'Sales|सेल्स|विक्री प्रतिनिधी|விற்பனை|సేల్స్|সেলস',
  electrician: 'Electrician|बिजली मिस्त्री|इलेक्ट्रिशियन|எலக்ட்ரீஷியன்|ఎలక్ట్రీషియన్|ইলেকট্রিশিয়ান',
  'data-entry': 'Data entry|कंप्यूटर ऑपरेटर|संगणक चालक|கம்ப்யூட்டர் ஆபரேட்டர்|కంప్యూటర్ ఆపరేటర్|কম্পিউটার অপারেটর',
  telecaller: 'Telecaller|टेलीकॉलर|टेलिकॉलर|டெலிகாலர்|టెలికాలర్|টেলিকলার',
  'machine-operator': 'Machine operator|मशीन ऑपरेटर|मशीन ऑपरेटर|இயந்திர இயக்குநர்|మెషిన్ ఆపరేటర్|মেশিন অপারেটর',
  tailor: 'Tailor|दर्जी|शिंपी|தையல்காரர்|దర్జీ|দর্জি',
  mason: 'Mason|राजमिस्त्री|गवंडी|கொத்தனார்|తాపీ మేస్త్రీ|রাজমিস্ত্রি',
  plumber: 'Plumber|प्लंबर|प्लंबर|பிளம்பர்|ప్లంబర్|প্লাম্বার',
  carpenter: 'Carpenter|बढ़ई|सुतार|தச்சர்|వడ్రంగి|কাঠমিস্ত্রি',
  painter: 'Painter|पेंटर|रंगारी|பெயிண்டர்|పెయింటర్|রং মিস্ত্রি',
  welder: 'Welder|वेल्डर|वेल्डर|வெல்டர்|వెల్డర్|ওয়েল্ডার',
  mechanic: 'Mechanic|मैकेनिक|मेकॅनिक|மெக்கானிக்|మెకానిక్|মেকানিক',
  nurse: 'Nurse|नर्स|परिचारिका|செவிலியர்|నర్స్|নার্স',
  beautician: 'Beautician|ब्यूटीशियन|ब्युटीशियन|அழகு கலைஞர்|బ్యూటీషియన్|বিউটিশিয়ান',
  waiter: 'Waiter|वेटर|वेटर|சர்வர்|వెయిటర్|ওয়েটার',
  cashier: 'Cashier|कैशियर|कॅशियर|காசாளர்|క్యాషియర్|ক্যাশিয়ার',
  teacher: 'Teacher|शिक्षक|शिक्षक|ஆசிரியர்|టీచర్|শিক্ষক',
  engineer: 'Engineer|इंजीनियर|इंजिनिअर|பொறியாளர்|ఇంజనీర్|ইঞ্জিনিয়ার',
  farmer: 'Farm worker|खेत मज़दूर|शेतमजूर|விவசாய வேலை|వ్యవసాయ కూలీ|কৃষি শ্রমিক',
}

/** The trade's name in the page's language. */
const nameOf = (trade: DrawnTrade): string => {
  const [english = '', ...others] = names[trade].split('|')
  return others[LANGUAGES.indexOf(pageLanguage()) - 1] ?? english
}

/** Common trades to choose with a tap. A search for the name finds the trade's jobs. */
export const commonTrades: readonly { trade: DrawnTrade; name: () => string }[] = (
  Object.keys(names) as DrawnTrade[]
).map((trade) => ({ trade, name: () => nameOf(trade) }))

/** The name of a concept that has a picture; undefined for others. */
export const tradeName = (concept: string | null | undefined): string | undefined =>
  commonTrades.find(({ trade }) => trade === concept)?.name()

/** Names in every language, in small letters. The longest come first: 'machine operator' is not 'operator'. */
const named = () =>
  (Object.keys(names) as DrawnTrade[])
    .flatMap((trade) => names[trade].split('|').map((name) => ({ trade, name: name.toLowerCase() })))
    .sort((one, other) => other.name.length - one.name.length)

/** The trade that a text names in any language, and whether it says nothing else. */
export function tradeIn(text: string): { trade?: DrawnTrade; isWhole: boolean } {
  const words = ` ${text.toLowerCase()} `
  const found = named().find(({ name }) => words.includes(` ${name} `))
  return { trade: found?.trade, isWhole: found !== undefined && words.trim() === found.name }
}

/** Trades of self-employed people, the most common first. */
const ofHomes: readonly DrawnTrade[] = [
  ...([
    'plumber',
    'electrician',
    'carpenter',
    'painter',
    'tailor',
    'beautician',
    'cook',
    'mechanic',
  ] as const),
  'driver',
]

/** The same with their names, for choosing by a tap. */
export const freelanceTrades = ofHomes.map((trade) => ({ trade, name: () => nameOf(trade) }))
