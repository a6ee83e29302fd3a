"""Decides which words count when companies search and rank people. Personal traits never count.

The Code on Wages 2019 (section 3) bars hiring by gender. Religion, caste, community, marriage, age and looks
must not count either. No list has the names of all castes and communities, so a word counts only if the name
of a trade or skill contains it in this spelling (a *bhil* is no *bill*), or the education that a job may ask
for. The words of `_PERSONAL` never count, although names of trades contain some (*sales girl*, *dark store*)
or sound like them (*khalasi*, *khasi*).
"""

from functools import cache

from job_portal.rules import OPTIONS
from job_portal.words import folding, lexicon

# Shorter words of a profile are not read as misspelt names of trades: *lohar*, *konar* and *virgin* resemble
# some.
SHORTEST_MISSPELT = 8

_PERSONAL = """
    he she mrs miss gay lesbian nt vjnt chamar mahar mang महार चमार మాల మాదిగ
    male males female females femail man men woman women gents gent lady ladies boy boys
    girl girls gender sex transgender trans hijra kinnar mahila mahilaye purush aurat
    aadmi admi ladka ladki ladke ladkiyan stree stri naari nari bai didi bhaiya mulga
    mulgi mulge muli मुलांना baiko bayka pen pengal aan aangal aambalai pombalai ammayi abbayi
    aadavaru magavaru stree purushudu meye chele mohila purush manush महिला महिलाएं
    महिलाओं पुरुष पुरूष पुरुषों औरत आदमी लड़का लड़की लड़के लड़कियां लड़कियाँ स्त्री नारी
    लेडीज जेंट्स फीमेल मेल बाई मुलगा मुलगी मुले मुली महिलांना पुरुषांना பெண் ஆண் பெண்கள்
    ஆண்கள் பெண்களுக்கு ஆண்களுக்கு மகளிர் மகள் பையன் స్త్రీ స్త్రీలు మహిళ మహిళలు పురుషుడు
    పురుషులు అమ్మాయి అమ్మాయిలు అబ్బాయి అబ్బాయిలు ఆడవారు మగవారు ఆడ మగ মহিলা মহিলারা নারী
    পুরুষ পুরুষরা মেয়ে মেয়েরা ছেলে ছেলেরা

    dark fair wheatish complexion gora gori sanwla sanwli गोरा गोरी सांवला सांवली வெள்ளை
    tall short height smart able blind सुंदरी সুন্দরী

    young youth yuva jawan old age aged ageing years year yrs umar umr aayu vay vayas
    vayasu boyos senior उम्र आयु वय साल वर्ष युवा जवान बूढ़ा तरुण वयस्क வயது இளைஞர்
    வாலிபர் வயதான వయసు వయస్సు యువ యువకుడు వృద్ధ বয়স যুবক তরুণ বৃদ্ধ

    homemaker elderly buzurg बुजुर्ग বয়স্ক boyosko বুড়ো माणूस முதியவர் వృద్ధులు ముసలి

    married unmarried bachelor spinster single widow widower divorced divorcee pregnant
    shaadi shadi shadishuda vivahit avivahit kunwari kunwara विवाहित अविवाहित शादीशुदा
    कुंवारी कुंवारा विधवा तलाकशुदा गर्भवती திருமணமான திருமணமாகாத விதவை పెళ్లైన
    పెళ్లికాని వివాహిత అవివాహిత వితంతువు বিবাহিত অবিবাহিত বিধবা

    religion religious caste casteless subcaste jati jaati jaat dharm dharma dharam
    samaj samudaya community kulam kulamu matham matam jathi gotra gothram varna
    biradari biraderi quom qaum धर्म जाति जात समाज समुदाय बिरादरी गोत्र पंथ மதம் சாதி
    ஜாதி குலம் சமூகம் మతం కులం సామాజిక గోత్రం ধর্ম জাতি জাত সমাজ সম্প্রদায় গোত্র

    hindu hindus muslim muslims musalman islam islamic sikh sikhs christian christians
    jain jains buddhist parsi parsee jew jewish isai esai bauddh sunni shia catholic
    protestant dharmi sanatani kristian kiristavar हिंदू हिन्दू मुस्लिम मुसलमान इस्लाम
    सिख सिक्ख ईसाई इसाई जैन बौद्ध पारसी सनातनी ख्रिश्चन ख्रिस्ती शीख இந்து முஸ்லிம்
    இஸ்லாமியர் கிறிஸ்தவர் கிறிஸ்தவ சீக்கியர் ஜைனர் பௌத்தர் హిందూ ముస్లిం ముస్లిమ్ ఇస్లాం
    క్రైస్తవ క్రైస్తవుడు క్రిస్టియన్ సిక్కు జైన బౌద్ధ হিন্দু মুসলিম মুসলমান ইসলাম
    খ্রিস্টান শিখ জৈন বৌদ্ধ

    sheikh shaikh शेख darbar kahar कहार panth ஐயங்கார்
    native indian north south hindi
    brahmin brahman bramhin rajput thakur baniya bania maratha dalit adivasi tribal
    harijan obc sc st ews bc mbc sc/st general unreserved reserved quota kshatriya
    vaishya shudra yadav jat gujjar kayastha lingayat iyer iyengar nadar vanniyar thevar
    kunbi patel khatri rabari khasi koli ezhava nair reddy kamma kapu ब्राह्मण राजपूत ठाकुर बनिया मराठा
    दलित आदिवासी हरिजन क्षत्रिय वैश्य शूद्र यादव जाट गुर्जर कायस्थ பிராமணர் பிராமின்
    தலித் வன்னியர் தேவர் நாடார் பறையர் బ్రాహ్మణ దళిత రెడ్డి కమ్మ కాపు ব্রাহ্মণ দলিত
    কায়স্থ
"""


def counts(word: str) -> bool:
    """Whether a plain word of `folding` may count."""
    return _counts(word, folding.folded(word))


def is_personal(word: str) -> bool:
    """Whether a plain word names a personal trait."""
    return folding.folded(word) in _personal()


def is_in_personal(part: str) -> bool:
    """Whether a plain word names a personal trait, or is a part of such a word."""
    return is_personal(part) or any(part in word for word in _personal_words())


@lexicon.cached(20_000)
def _counts(word: str, fold: str) -> bool:
    return fold not in _personal() and (lexicon.is_spelling(word) or fold in _of_education())


@cache
def _personal() -> frozenset[str]:
    return _folds(_PERSONAL)


@cache
def _personal_words() -> frozenset[str]:
    return frozenset(folding.words(_PERSONAL))


@cache
def _of_education() -> frozenset[str]:
    return _folds(" ".join(OPTIONS["min_education"]))


def _folds(text: str) -> frozenset[str]:
    return frozenset(map(folding.folded, folding.words(text)))
