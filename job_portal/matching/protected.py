"""Words for gender, age, marriage, religion and caste. Matching ignores them.

The Code on Wages bars hiring by gender; the other words are no reason to fit a job either.
"""

from job_portal.words import folding

PROTECTED = frozenset(
    folding.words(
        """
    male males female females man men woman women gents gent lady ladies boy boys girl girls gender sex
    transgender mahila mahilaye purush aurat aadmi ladka ladki ladke stree stri pen aan
    महिला महिलाएं पुरुष पुरूष औरत आदमी लड़का लड़की लड़के स्त्री मुलगा मुलगी பெண் ஆண் பெண்கள் ஆண்கள்
    young youth yuva old age aged years year yrs umar vay வயது उम्र आयु वय साल वर्ष
    married unmarried bachelor widow shaadi shadi vivahit
    religion caste jati jaati dharm samaj samudaya community
    hindu muslim muslims sikh christian jain buddhist parsi islam isai hindus
    हिंदू हिन्दू मुस्लिम मुसलमान सिख सिक्ख ईसाई जैन बौद्ध இந்து முஸ்லிம் கிறிஸ்தவர்
    brahmin brahman rajput baniya bania maratha dalit obc sc st ews kshatriya vaishya shudra yadav jat
    kayastha lingayat iyer iyengar nadar vanniyar thevar kunbi patel khatri ezhava nair reddy kamma kapu
    ब्राह्मण राजपूत बनिया मराठा दलित जाति धर्म यादव जाट
    """
    )
)
