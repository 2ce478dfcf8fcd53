/** What forms are sent, by people and by advertisers: the filter is measured on it. */
export type SampleMessage = {
  kind: 'real' | 'spam';
  name: string;
  phone: string;
  message: string;
  filledInMs?: number;
  /** The hidden field was filled in. */
  honeypot?: boolean;
};

type Line = [
  name: string,
  phone: string,
  message: string,
  more?: Pick<SampleMessage, 'filledInMs' | 'honeypot'>,
];

const real: Line[] = [
  ['k.ramesh', '98450 20001', 'Looking for 2 BHK in Udupi, budget 65 lakhs. Please call after 6 pm.'],
  ['Asha.Rao', '+91 98450 20002', 'Is a site visit possible this Sunday morning?'],
  ['ಕೆ.ರಮೇಶ್', '9845020003', 'ನಮಗೆ ಉಡುಪಿಯಲ್ಲಿ ಎರಡು ಕೋಣೆಗಳ ಮನೆ ಬೇಕು. ಬೆಲೆ ಎಷ್ಟು?'],
  ['Suresh.Kumar', '09845020004', 'price?'],
  ['asha@gmail.com', '98450 20005', 'Pls send brochure to my mail id'],
  [
    'Mohammed.Ali',
    '+971 50 123 4567',
    'I am working in Dubai and looking for a sea facing flat for my parents in Malpe.',
  ],
  [
    'dr.rao',
    '98450 20006',
    'Need a ground floor flat, my mother is on a wheelchair. Is there a ramp and lift with stretcher space?',
  ],
  ['mr.suresh', '8240020007', 'Sir 3bhk available? What is total cost including registration and GST'],
  [
    'CA.Ramesh Pai',
    '98450 20008',
    'Kindly share cost sheet, payment schedule and RERA number for the project.',
  ],
  [
    'Lt.Col.Rao',
    '+91-98450-20009',
    'Retiring in March. Wish to settle in Manipal. Two bedrooms, top floor not preferred. Jai Hind.',
  ],
  [
    'Sr.Mary',
    '9845020010',
    'We look for a house for six sisters near St. Cecily church, on rent or purchase.',
  ],
  [
    'P.Venkatesh.Pai',
    '98450 20011',
    'Is OC received for the tower? Which banks have approved for home loan?',
  ],
  ['ಡಾ.ರಾವ್', '98450 20012', 'ಸೈಟ್ ವಿಸಿಟ್ ಯಾವಾಗ ಮಾಡಬಹುದು? ಭಾನುವಾರ ಬೆಳಿಗ್ಗೆ ಆಗುತ್ತಾ?'],
  ['St.Aloysius', '0824 2420013', 'Our trust wants to buy four flats for staff quarters. Whom can we meet?'],
  [
    'M/s.Pai & Co.',
    '98450 20014',
    'Interested in the shops on the ground floor. Carpet area and rate per sq ft please.',
  ],
  [
    'b.n.rao',
    '98450 20015',
    'Our present house is here https://maps.app.goo.gl/AbCd1234 , how far is your project from it?',
  ],
  [
    'Miss.Asha',
    '98450 20016',
    'Hi, I saw this flat https://housing.com/in/buy/resale/page/123456 is the same available directly from you?',
  ],
  [
    'Prakash Shenoy',
    '98450 20017',
    'Comparing your Areca with https://www.99acres.com/areca-r123 and https://www.magicbricks.com/kadal-pdpid-99 . Why is yours 4 lakh more?',
  ],
  [
    'Deepa N',
    '+44 7700 900123',
    'We live in London and liked two of your pages: https://example.com/projects/kadal and https://example.com/projects/areca. Which one will be ready before Dec 2027?',
  ],
  ['RAJESH HEGDE', '98450 20019', 'I WANT 3 BHK IN KUNDAPURA. URGENT. BUDGET 80 LAKHS. CALL ME TODAY.'],
  ['Kavya', '98450 20020', 'hi'],
  ['Nithin', '98450 20021', 'Call me'],
  ['Fathima', '98450 20022', '2bhk rate'],
  ['Guru', '98450 20023', '👍 interested 🏠 pls call'],
  ['Vinod S.', '98450 20024', ''],
  [
    'Shobha K.R.',
    '98450 20025',
    'we are interest for flat. what is price and when it is complete. my husband is also want to see',
  ],
  [
    'Rakshith Poojary',
    '98450 20026',
    'Namaste, yenk Udupi d onji illu bodu. 2 BHK undaa? Rate yeth? Kayyara phone malpule.',
  ],
  [
    'Olivia Dsouza',
    '98450 20027',
    'Dev boro dis divum. Amkam Mangalura don bedroom ghor zai. Dor kitlo? Sunday yevunk zata?',
  ],
  ['Harish', '98450 20028', 'Sir nanage Manipal hatra 2bhk beku, loan sigutta? EMI eshtu barutte?'],
  [
    'Sandeep Yadav',
    '98450 20029',
    'Bhai 2bhk ka rate kya hai? Loan ho jayega kya? Down payment kitna dena padega?',
  ],
  [
    'Pooja Nayak',
    '98450 20030',
    'Mujhe sea view wala flat chahiye, budget 70 se 80 lakh. Sunday ko visit kar sakte hain kya?',
  ],
  [
    'Anil Kamath',
    '98450 20031',
    'Please send the plan.\n\n--\nAnil Kamath\nManager, Syndicate Traders\nwww.syndicatetraders.example\nMob 98450 20031',
  ],
  [
    'Meera Bhat',
    '98450 20032',
    'Could you call me on Friday?\n\nRegards,\nMeera Bhat | Associate Professor | MIT Manipal\nhttps://manipal.edu\nSent from my iPhone',
  ],
  ['ಶ್ರೀಕಾಂತ್ ಭಟ್', '98450 20033', 'ಫ್ಲಾಟ್‌ಗೆ ಎಷ್ಟು ಲಕ್ಷ ಆಗುತ್ತೆ? ಬ್ಯಾಂಕ್ ಸಾಲ ಸಿಗುತ್ತಾ?'],
  ['ಲಕ್ಷ್ಮೀ', '98450 20034', 'ನಮ್ಮ ಮಗಳಿಗೆ ಮಣಿಪಾಲದಲ್ಲಿ ಒಂದು ಫ್ಲಾಟ್ ಬೇಕು. ಆಸ್ಪತ್ರೆಗೆ ಹತ್ತಿರ ಇರಬೇಕು.'],
  ['ರವಿ ಶೆಟ್ಟಿ', '+91 98450 20035', 'ದಯವಿಟ್ಟು ಕರೆ ಮಾಡಿ.'],
  ['Ganesh Prabhu', '98450 20036', 'Interested, please call', { filledInMs: 2000 }],
  ['Sowmya', '98450 20037', 'Want a call back about the villa plots', { filledInMs: 2100 }],
  ['Arjun Menon', '98450 20038', 'Is parking covered? Two cars.', { honeypot: true }],
  [
    'Leela Acharya',
    '+1 408 555 0123',
    'We are in California, want to buy for retirement. Can POA be given to my brother?',
    { honeypot: true },
  ],
  ['Xavier F.', '+91 98450 20040', 'How much is maintenance per month for 1200 sqft', { filledInMs: 1900 }],
  [
    'S. Vasudeva',
    '98450 20041',
    'I work from home and need a study room with good internet. Which plan has it?',
  ],
  [
    'Bhaskar',
    '98450 20042',
    'My CIBIL score is low, will bank give home loan for this project? SBI rejected once.',
  ],
  [
    'Jayanth',
    '98450 20043',
    'Can I pay part in bitcoin? My savings are in crypto. Otherwise bank transfer is ok.',
  ],
  ['Preethi', '98450 20044', 'Saw your website and your ad on Google. Price of 2 BHK in Santhekatte?'],
  [
    'Naveen',
    '98450 20045',
    'I visited your website yesterday but the brochure link does not open. Please WhatsApp it to me.',
  ],
  [
    'Roshan Pinto',
    '+965 5001 2345',
    'Kuwait NRI here. Is rental income guaranteed if we give the flat for homestay? What is the usual return?',
  ],
  [
    'Irfan',
    '98450 20047',
    'Investment purpose. Which project will give best ROI in 5 years? I have 1 crore.',
  ],
  [
    'Chaitra',
    '98450 20048',
    'Offer price on the hoarding said 49.9 lakhs onwards, is the festival offer still valid? Last date?',
  ],
  [
    'Dinesh',
    '98450 20049',
    'URGENT!!! need possession before daughter marriage in May. ready to move only. CALL NOW',
  ],
  ['Vidya', '98450 20050', 'Want 1 BHK free of brokerage. No agents please. 100% white payment.'],
  ['Manju', '98450 20051', 'plz snd price list n photo'],
  [
    'Subrahmanya Upadhya',
    '98450 20052',
    'Vastu: need east facing door, kitchen in agneya. Which flat numbers match?',
  ],
  ['Ms. Thrishala', '98450 20053', 'Are pets allowed? We have two dogs and a cat 🐶🐶🐱'],
  [
    'Akshay',
    '98450 20054',
    'Rs. 75,00,000/- is my maximum all inclusive. Any 3 BHK? Otherwise I will look at 2.5 BHK.',
  ],
  [
    'Tulasi Devi',
    '98450 20055',
    'The invoice for my booking amount of Rs 1,00,000 (flat 803) is not yet received. Kindly send.',
  ],
  ['Umesh', '98450 20056', 'payment receipt pending for 2nd installment, please check with accounts'],
  [
    'Girish Karkera',
    '98450 20057',
    'I have 32 cents of land in Kaup near NH66, clear title, for joint development. Location: https://maps.google.com/?q=13.22,74.74',
  ],
  ['Francis', '98450 20058', 'Landowner. 1.5 acre sea side property in Hejamadi. Want to discuss JV 50:50.'],
  [
    'Sunil Realty',
    '98450 20059',
    'We are RERA registered agents in Mangaluru (PRM/KA/RERA/1257/...). We have NRI buyers and want to become your channel partner. www.sunilrealty.example',
  ],
  [
    'Neha Kulkarni',
    '98450 20060',
    'Applying for digital marketing executive. 3 years of SEO, Google Ads and lead generation for a builder in Pune. Notice period 30 days.',
  ],
  [
    'Tejas',
    '98450 20061',
    'Architect, 4 years. Portfolio: https://www.behance.net/tejas and https://www.linkedin.com/in/tejas',
  ],
  [
    'Ramya',
    '98450 20062',
    'Application for front office. I know Kannada, Tulu, English. Currently working part time in a hotel.',
  ],
  [
    'Anitha, The Coast',
    '98450 20063',
    'We write about new towers between Udupi and Kundapura. May we interview the director by Friday? https://thecoast.example/about',
  ],
  [
    'Raghavendra',
    '98450 20064',
    'We supply teak doors to builders in Udupi for 20 years. Whom to meet in purchase?',
  ],
  [
    'K. Jayarama',
    '98450 20065',
    'The lift in Anganam Court is not working since Monday. Please send the technician. Flat 404.',
  ],
  ['Shwetha', '98450 20066', 'Water leakage in bathroom ceiling. Photo: https://photos.app.goo.gl/xyz123'],
  ['Lokesh', '98450 20067', 'Is there a school bus stop, supermarket and medical shop (pharmacy) nearby?'],
  [
    'Zubair',
    '+966 55 123 4567',
    'Assalamu alaikum, masjid distance from project? 3 bhk with servant room. I come on leave in August.',
  ],
  ['Sathish', '98450 20069', 'No casino, no bar nearby I hope? We want quiet area for old parents.'],
  ['Krishna Murthy', '98450 20070', 'loan amount 40 lakh sanction agide, HDFC. next step enu?'],
  [
    'Vijay',
    '98450 20071',
    'Can u tell me what is the difference between carpet area & super built up area of 2BHK type B?',
  ],
  ['Padma', '98450 20072', 'ತುಂಬಾ ಚೆನ್ನಾಗಿದೆ 🙏 ಬೆಲೆ ಹೇಳಿ'],
  [
    'Ishwar Gatty',
    '98450 20073',
    'nanna budget 45 lakh, 2bhk sigutta? illa andre 1bhk nodtini. weekend banni andre barteevi',
  ],
  ['ಗಣೇಶ್‍ಪ್ರಸಾದ್', '98450 20074', 'ನಿವೇಶನ ಇದೆಯಾ? 30x40 ಸೈಟ್ ಬೇಕು. ಕಾರ್ಕಳ ಅಥವಾ ಉಡುಪಿ.'],
  [
    'Clara',
    '+61 412 345 678',
    'Hello from Melbourne! My dad grew up in Kalyanpur. We would like a virtual tour, zoom or whatsapp video, at 8 pm your time.',
  ],
  ['Balakrishna', '98450 20076', 'whatsapp me details'],
  ['Amrutha', '98450 20077', 'Do u have 3D walkthrough video on youtube? pls share link'],
  ['Sachin', '98450 20078', '?'],
  ['Devdas', '98450 20079', 'BHK 2. Floor any. Budget 55L. Time 3 months. Bank loan yes. Ph same.'],
  [
    'Hemalatha',
    '98450 20080',
    'Hmmmmmm price too high, plssss give discount, we are 2 families booking together',
  ],
  ['Yogesh', '98450 20081', 'gm sir flat no 302 still avl? rdy to pay token tmrw thx'],
  [
    'Maria Lobo',
    '+1 (647) 555-0199',
    'I inherited my mother’s flat in your 2009 building and need the share certificate for bank transfer. Please advise which documents.',
  ],
  [
    'Karthik R',
    '98450 20083',
    'Which is better for investment, Kadal Crest or Areca? I can invest 60 lakhs now. Earning rent 20k per month possible?',
  ],
  ['Ravi.M', '98450 20084', 'Weekend visit for 4 people. Kids play area? Swimming pool ready?'],
  [
    'Swathi',
    '98450 20085',
    'Sir, the location in google map takes to wrong place. Correct link https://maps.app.goo.gl/Zz9 please update in your website also.',
  ],
  [
    'A.K.Nambiar',
    '98450 20086',
    'Kannur side people can get bank loan for Karnataka property? Agreement in English?',
  ],
  [
    'Praveen',
    '98450 20087',
    'Hello team, I am a civil engineer with 6 years in high rise. Please consider my CV. https://drive.google.com/file/d/abc',
  ],
  ['Shashikala', '98450 20088', 'Ajji ge ground floor beku. Temple hatra idre olleyadu. Rate heli.'],
  ['Wilson', '98450 20089', 'Bhurgyank park asa? 2 BHK cho dor sang. Hanv Bahrain-an asa.'],
  ['Udaya', '98450 20090', 'Encha ullar? Enk Katapady d 3 BHK bodu, budget 60 lakh. Site thoovara bari.'],
  ['Megha', '98450 20091', 'Price for 2bhk - 3bhk - penthouse?? Availability?? Possession date?? RERA no??'],
  ['nagaraj@yahoo.co.in', '98450 20092', 'Interested in plots at Brahmavar', { filledInMs: 2200 }],
  [
    'Sharath Kumar',
    '98450 20093',
    'Our office needs 2000 sqft commercial space on main road for a clinic. Rent or sale both ok.',
  ],
  [
    'Ambika',
    '98450 20094',
    'I got SMS from your office with link http://sms.example/ab1 - is it genuine? They ask 10,000 to block.',
  ],
  [
    'Hussain',
    '+974 5512 3456',
    'Salam. Flat for sale? My friend bought in your project 2 bed room. He says very nice. How much is last price.',
  ],
  ['Jagadish', '98450 20096', 'PLS CALL BEFORE 10 AM OR AFTER 8 PM ONLY.'],
  ['ವಿಜಯಲಕ್ಷ್ಮಿ', '98450 20097', 'ಸರ್, EMI ಎಷ್ಟು ಬರುತ್ತೆ? 20 ವರ್ಷ loan ತಗೊಂಡ್ರೆ?'],
  ['Mohan', '98450 20098', 'test'],
  [
    'Rekha',
    '98450 20099',
    'Newspaper ad nodi call madtha idini. Nimma number busy barthide. Vapas call madi.',
  ],
  [
    'Prof. Vasanth',
    '98450 20100',
    'Kindly clarify (1) undivided share, (2) corpus fund, (3) club membership fee, (4) power backup, (5) STP.',
  ],
  [
    'Nagesh',
    '98450 20101',
    'Want to sell my flat 1104 in your tower, do you help in resale? Asking 95 lakhs, negotiable.',
  ],
  ['Shilpa', '98450 20102', 'flat rent ge sigutta? family 3 members. deposit eshtu?'],
  [
    'Ronald',
    '+973 3312 3456',
    'Send me the location & brochure. I will be in Mangalore from 5th to 20th January.',
  ],
  [
    'Savita',
    '98450 20104',
    'Main gate ke paas wala plot kitne ka hai? Corner plot chahiye. Papers clear hai na?',
  ],
  ['Imran Khan', '98450 20105', 'Sir office boy job hai kya? 10th pass, bike hai.'],
  ['Vishwanath', '98450 20106', 'MY NAME IS VISHWANATH FROM SHIRVA. I HAVE SEEN BOARD. 2BHK HOW MUCH LAKH.'],
  [
    'Geetha',
    '98450 20107',
    'What is the interest rate for home loan through your tie up bank? Any processing fee waiver or offer?',
  ],
  [
    'Kiran',
    '98450 20108',
    'Compare sheet I made: https://docs.google.com/spreadsheets/d/abc — are the carpet areas right?',
  ],
  [
    'Thomas Mathew',
    '+91 94470 20109',
    'Looking for sea front land for small resort, 2 to 3 acres between Trasi and Baindur.',
  ],
  [
    'Lavanya',
    '98450 20110',
    'Hi there! Came across your site while searching. We get married next year and want to book a 2 BHK in Ambalpady. Budget 58L 😊',
  ],
];

const spam: Line[] = [
  [
    'James Carter',
    '+1 202 555 0101',
    'I viewed your website and noticed it is not ranking on Google. We offer affordable SEO services and guarantee first page results. Can I send a quote?',
  ],
  [
    'Rohit Sharma',
    '98110 30002',
    'Hi, we are a digital marketing company in Noida. We can bring your website on the 1st page of Google with our SEO packages starting Rs 5000/month. Reply for proposal.',
  ],
  [
    'Backlink Pro',
    '+44 20 7946 0103',
    'Get 500 high DA backlinks for only $49. Permanent dofollow links, guest posts on news sites. Order now http://backlinks.example',
  ],
  [
    'LeadGen Expert',
    '98110 30004',
    'We provide verified buyer leads for real estate builders. 100% genuine leads, low cost. Increase your sales! Call now for free trial.',
  ],
  [
    'Quick Finance',
    '98110 30005',
    'Instant personal loan up to 10 lakh without documents. No CIBIL check. Approval in 5 minutes. Apply now www.quickloan.example',
  ],
  [
    'Mr Frank Lender',
    '+1 305 555 0106',
    'Do you need a loan? We offer business and personal loan at 2% interest rate. Contact us today via email frankloan@lender.example with amount needed and duration.',
  ],
  [
    'CryptoKing',
    '+7 912 345 67 07',
    'Earn $5000 per week with bitcoin trading! Guaranteed profit, no risk. Join our Telegram t.me/cryptoking',
  ],
  [
    'Alex Trader',
    '+44 7700 900108',
    'My crypto expert made me 300% return in 7 days. Start investing with only $200. Click here https://crypto-invest.example',
  ],
  [
    'casino bonus',
    '+49 151 23456709',
    'Online casino with no deposit bonus! 200 free spins. Play slots and win real money: https://casino.example',
  ],
  [
    'IPL ID',
    '98110 30010',
    'IPL betting ID available, instant withdrawal, whatsapp now. Online cricket betting, teen patti, rummy 24x7 service',
  ],
  [
    'pharm',
    '+1 800 555 0111',
    'Buy viagra and cialis online without prescription, cheap price, discreet shipping http://pills.example',
  ],
  [
    'Иван Петров',
    '+7 495 123-45-12',
    'Здравствуйте! Предлагаем продвижение сайта в топ Яндекса и Google. Недорого, с гарантией результата.',
  ],
  [
    'Олег',
    '+7 495 123-45-13',
    'Заработок в интернете от 5000 рублей в день без вложений. Подробности на сайте https://zarabotok.example',
  ],
  ['李伟', '+86 138 0013 8014', '我们是专业的网站建设公司，可以帮助您推广网站，价格优惠，欢迎联系。'],
  ['张经理', '+86 139 0013 8015', '代开发票，正规发票，价格优惠，联系微信 fapiao888'],
  [
    'Eric Jones',
    '+1 555 555 1212',
    'My name is Eric and I just found your site. It’s a great site but what if there was an easy way to make every visitor into a lead? CLICK HERE https://talkwithlead.example to try out a Live Demo.',
  ],
  ['<a href="http://x.example">Buy</a>', '98110 30017', 'nice site'],
  [
    'Robertnom',
    '2345678918',
    'Great post! [url=https://shop.example]cheap watches[/url] [url=https://shop.example/2]replica bags[/url]',
  ],
  ['HenryTix', '5512345619', '<a href="https://buy.example">buy followers</a> instagram likes cheap'],
  ['xKjdHwqLpZ', '3456789020', 'HkwQpzLmtRvBnxWd'],
  ['qWbTzRmLkPsd', '1234567821', 'NvXcKjHgFdSaPoIu trYuWqZ', { filledInMs: 300 }],
  [
    'Linda',
    '+1 212 555 0122',
    'Your domain name is about to expire. Invoice #88213 is attached, please pay now to avoid suspension of your website: http://renew.example',
  ],
  [
    'Accounts Dept',
    '98110 30023',
    'URGENT: Overdue invoice INV-2291. Kindly make the payment today to avoid legal action. Download the invoice: https://invoice.example/doc.exe',
  ],
  [
    'Sexy Riya',
    '98110 30024',
    'Hot call girls in Mangalore, escort service 24 hours, full satisfaction. Call or whatsapp now',
  ],
  [
    'Dating',
    '+1 646 555 0125',
    'Meet sexy singles in your area tonight! Join free http://dating.example http://dating2.example',
  ],
  [
    'Priya Web',
    '98110 30026',
    'Hello, I was going through your website and found some errors. We design and develop responsive websites at affordable price. Interested in a redesign? Please share your number.',
  ],
  [
    'Amit',
    '98110 30027',
    'Sir ghar baithe paise kamaye, roz 2000 se 5000. Part time job, koi investment nahi. Whatsapp kare abhi.',
  ],
  [
    'Loan Agent',
    '98110 30028',
    'Personal loan chahiye? Bina document, bina CIBIL. 10 minute me approval. Abhi call kare.',
  ],
  ['ಹಣಕಾಸು', '98110 30029', 'ತಕ್ಷಣ ಸಾಲ ಬೇಕೇ? ದಾಖಲೆ ಇಲ್ಲದೆ 5 ಲಕ್ಷದವರೆಗೆ ವೈಯಕ್ತಿಕ ಸಾಲ. ಈಗಲೇ ಕರೆ ಮಾಡಿ.'],
  ['ಆನ್‌ಲೈನ್ ಕೆಲಸ', '98110 30030', 'ಮನೆಯಲ್ಲೇ ಕುಳಿತು ದಿನಕ್ಕೆ 3000 ರೂಪಾಯಿ ಗಳಿಸಿ! ಹೂಡಿಕೆ ಬೇಡ. ವಾಟ್ಸಾಪ್ ಮಾಡಿ.'],
  [
    'Satta',
    '98110 30031',
    'Kalyan matka satta fix jodi. 100% pakka game, aaj hi join kare whatsapp group https://matka.example',
  ],
  [
    'Google Ads Team',
    '98110 30032',
    'Dear business owner, your Google business listing is not verified. We will verify it and boost your ranking. Call us now, limited time offer.',
  ],
  [
    'SMM',
    '+380 44 123 4533',
    'Buy Instagram followers, youtube views and likes. Cheapest SMM panel. https://smm.example',
  ],
  [
    'Mike Johnson',
    '+1 312 555 0134',
    'Hi, I can write a guest post for your blog with one dofollow link. We pay $30. Let me know your price for sponsored post.',
  ],
  [
    'Sales',
    '+91 98110 30035',
    'Bulk SMS, bulk WhatsApp marketing at 8 paise. Database of 2 lakh HNI available city wise. Contact us for demo.',
  ],
  [
    'Anna',
    '+1 415 555 0136',
    'I noticed your site has some SEO issues, such as missing meta tags and slow speed. I can send you a free audit report. Interested?',
  ],
  [
    'Priority Funding',
    '+1 718 555 0137',
    'Business funding up to $500k, same day approval, bad credit ok. Apply here: https://fund.example',
  ],
  [
    'Barrister Kofi',
    '+233 24 123 4538',
    'I am a barrister. My late client left 12.5 million USD with your last name. I need your cooperation as next of kin. Reply urgently for your 40% share.',
  ],
  [
    'Mrs Helen',
    '+44 7700 900139',
    'Dearest beloved, I am a widow dying of cancer and wish to donate $4,500,000 for charity through you. Please contact my lawyer by email.',
  ],
  [
    'winner',
    '+234 803 123 4540',
    'Congratulations! You have won the Google lottery of 850,000 GBP. To claim your prize send your bank details and full name.',
  ],
  [
    'Forex',
    '+357 22 123 441',
    'Forex signals with 95% accuracy, double your money in a week. Join our VIP telegram channel now',
  ],
  [
    'DevTeam',
    '98110 30042',
    'We are a mobile app development company with 12 years experience. Hire dedicated developers at $12/hr. Can we schedule a call to discuss?',
  ],
  [
    'Karen',
    '+1 503 555 0143',
    'Do you need explainer video for your website? Our animation video starts at $99. Watch samples https://video.example and https://video.example/2',
  ],
  [
    'Pills',
    '+1 877 555 0144',
    'Weight loss keto gummies 100% natural! Lose 10 kg in 2 weeks. Order now with 50% discount https://keto.example',
  ],
  [
    'TestUser',
    '4951234545',
    'http://a.example http://b.example http://c.example http://d.example http://e.example',
  ],
  ['Win https://a.example', '98110 30046', 'free iphone'],
  [
    'Contact us at evil-prize.example/win',
    '98110 30047',
    'You are selected for a free gift card. Claim now.',
  ],
  ['Bot', '98110 30048', 'Good day. I like your website.', { honeypot: true, filledInMs: 400 }],
  ['JessicaMl', '3451239049', 'Visit my page https://cams.example', { honeypot: true }],
  [
    'Trade mark',
    '98110 30050',
    'Your brand name is not registered as trademark. Someone else may file it. Register now at Rs 1499 only. ISO, GST, MSME registration services also. Call now.',
  ],
  [
    'ISO Certificate',
    '98110 30051',
    'Get ISO 9001 certificate in 2 days for tender. Lowest price guaranteed. Call us.',
  ],
  ['Kim', '+82 10 1234 5652', '홈페이지 제작 및 마케팅 대행 서비스입니다. 상담 환영합니다.'],
  ['田中', '+81 90 1234 5653', 'ウェブサイトの集客をお手伝いします。無料診断はこちら https://jp.example'],
  ['Ольга', '+380 67 123 4554', 'Купить диплом недорого, быстро и надежно'],
  [
    'Replica',
    '+86 20 1234 5655',
    'Rolex replica watches, luxury handbags, 80% discount, free shipping worldwide http://replica.example',
  ],
  [
    'Email List',
    '+1 214 555 0156',
    'Would you be interested in an email list of real estate investors and home buyers? We have a database of verified contacts. Let me know your target audience and I will send counts and pricing.',
  ],
  [
    'Chloe',
    '+44 1632 960157',
    'AI chatbot for your business! Convert website visitors into leads 24/7. Book a free demo https://aibot.example',
  ],
  [
    'Digital Guru',
    '98110 30058',
    'Sir aapki website Google par first page par lani hai? SEO, Facebook ads, lead generation sab karte hain. Sasta package. Call kare.',
  ],
  [
    'Marketing Wale',
    '98110 30059',
    'Real estate leads chahiye? Hum 100% genuine leads dete hai guarantee ke saath. Demo ke liye whatsapp kare.',
  ],
  ['ಎಸ್ಇಒ', '98110 30060', 'ನಿಮ್ಮ ವೆಬ್‌ಸೈಟ್ ಗೂಗಲ್ ಮೊದಲ ಪುಟದಲ್ಲಿ ಬರಬೇಕೇ? ನಮ್ಮ SEO ಸೇವೆ ಪಡೆಯಿರಿ. ಕಡಿಮೆ ಬೆಲೆ, ಕರೆ ಮಾಡಿ.'],
  [
    'ಲಾಟರಿ',
    '98110 30061',
    'ಅಭಿನಂದನೆಗಳು! ನೀವು 25 ಲಕ್ಷ ರೂಪಾಯಿ ಲಾಟರಿ ಗೆದ್ದಿದ್ದೀರಿ. ಬಹುಮಾನ ಪಡೆಯಲು ಈ ಲಿಂಕ್ ಒತ್ತಿ http://prize.example',
  ],
  [
    'KBC',
    '98110 30062',
    'Congratulations aapki 25 lakh ki lottery lagi hai KBC se. Prize lene ke liye whatsapp number par call kare.',
  ],
  [
    'Data Entry',
    '98110 30063',
    'Data entry job work from home, earn Rs 25000 per month. No experience. Registration fee refundable. Whatsapp now',
  ],
  [
    'George',
    '+1 917 555 0164',
    'Explode your website traffic! 10,000 real visitors for $19. Boost your Alexa rank. https://traffic.example',
  ],
  [
    'Domain Sales',
    '+1 480 555 0165',
    'The domain name udupihomes.example is for sale. It will increase your traffic and brand. Make an offer before someone else buys it.',
  ],
  [
    'Web Hosting',
    '98110 30066',
    'Unlimited hosting with free domain just Rs 99 per month. Limited time offer. Buy now www.host.example',
  ],
  [
    'Sofia',
    '+34 600 123 467',
    'hi dear i saw your profile, i am lonely girl want to chat, see my nude photos https://sofia.example',
  ],
  [
    'Massage',
    '98110 30068',
    'Full body massage by female to male with happy ending, home service in Udupi. Call girl also available whatsapp',
  ],
  ['Adult', '+1 702 555 0169', 'Free xxx porn videos and live sex cams http://xxx.example'],
  [
    'Bitcoin',
    '+1 302 555 0170',
    'Recover your lost bitcoin! Hire a professional hacker to get back your stolen crypto. Contact: hacker@recover.example, telegram @recover',
  ],
  [
    'Steroid',
    '+1 909 555 0171',
    'Buy steroids, tramadol and xanax no prescription overnight delivery www.meds.example',
  ],
  [
    'Betting',
    '98110 30072',
    'Aviator game khelo aur jeeto lakho rupaye. Pehla deposit par 500% bonus. Link: https://aviator.example',
  ],
  ['Rummy', '98110 30073', 'Play rummy and win cash daily. Download app now, Rs 1500 bonus on signup!'],
  [
    'Alok',
    '98110 30074',
    'We provide website development, ecommerce, SEO and SMO services at lowest cost. If interested share your requirement and contact number.',
  ],
  [
    'Anjali Verma',
    '+91 98110 30075',
    'Hello Sir/Madam, I am business development manager. Is your business getting enough leads online? We are Google partner agency and can increase your traffic and ranking within 3 months.',
  ],
  [
    'Nick',
    '+1 650 555 0176',
    'Quick question - who handles your social media marketing? We grew a client from 0 to 50k followers. Would you be open to a 15 minute call?',
  ],
  [
    'Sanjay Tech',
    '98110 30077',
    'Dear Sir, I found your site on Google 5th page. I can place it on page one with white hat SEO. Monthly plan Rs 6,000. Shall I send you the proposal?',
  ],
  [
    'Debt',
    '+1 813 555 0178',
    'Get out of debt fast. Credit card loan consolidation, low interest rate guaranteed. Apply now at https://debt.example',
  ],
  [
    'Mudra Loan',
    '98110 30079',
    'Pradhan Mantri Mudra loan 1 lakh se 10 lakh, 2% interest, 50% maaf. Aadhar card par turant loan. Call kare.',
  ],
  [
    'Gold',
    '+971 50 999 8880',
    'We sell gold bars and rough diamonds from Ghana at 20% below market. Serious buyers only. Contact us on whatsapp',
  ],
  [
    'SEO Anna',
    '+1 929 555 0181',
    'S.E.O. and b a c k l i n k s packages, https://seo-shop.example https://seo-shop.example/pay https://seo-shop.example/faq',
  ],
  [
    'Robin',
    '4959876582',
    'Hello, your contact form sends spam? We submit your message to 10 million contact forms for $99. Contact form marketing: https://forms.example',
  ],
  ['wqrtpsdfg', '1112223383', 'lkjhgfdsqwrt zxcvbnm', { filledInMs: 900 }],
  [
    'Vape',
    '+1 323 555 0184',
    'Buy weed, cbd oil, vape pens online. Discreet delivery worldwide. telegram @vape',
  ],
  [
    'Essay',
    '+1 617 555 0185',
    'Essay writing service, cheap price, 100% plagiarism free, order now https://essay.example',
  ],
  [
    'Passport',
    '+44 7700 900186',
    'Buy real registered passport, driving license, IELTS certificate without exam. Contact us whatsapp +44 7700 900186',
  ],
  [
    'Solar',
    '+1 469 555 0187',
    'Unlock passive income! My secret system makes $1,297 per day on autopilot. Watch the free webinar before it’s taken down https://system.example',
  ],
  [
    'Mobile Tower',
    '98110 30088',
    'Jio tower lagwaye apni zameen par, 25000 mahina kiraya aur 30 lakh advance. Registration fee sirf 1550. Call kare abhi.',
  ],
  [
    'Stock Tips',
    '98110 30089',
    'Sure shot stock market tips, intraday jackpot calls, 99% accuracy. Free trial on whatsapp. Double your capital.',
  ],
  [
    'Printing',
    '+86 755 1234 5690',
    'Dear manager, we are factory of led display and plastic bags in Shenzhen China, best price and MOQ 100. Please send your whatsapp for catalog. www.led.example',
  ],
];

// Written when the filter had passed the first half of those above.
const laterReal: Line[] = [
  [
    'r.shenoy',
    '98450 20201',
    'Please send best price and festival discount for 3 BHK, and schedule a call tomorrow.',
  ],
  [
    'Usha.Bhat',
    '98450 20202',
    'I have a personal loan running. Will SBI still give home loan? 10% discount possible?',
  ],
  ['Nandan', '98450 20203', 'Please schedule a call about the pending invoice for flat 1201.'],
  [
    'Abdul Rahman',
    '+968 9212 3456',
    'Is there any gift card or gold coin offer on booking? Low price flats?',
  ],
  ['Ravindra', '98450 20205', 'I found your site on google first page. Send quote for 2 flats together.'],
  ['Smitha', '98450 20206', 'Is water supply 24 hours? Generator 24x7? Lowest price 2 BHK please.'],
  ['ಸುಜಾತ', '98450 20207', 'ಕಡಿಮೆ ಬೆಲೆಯ ಮನೆ ಇದೆಯಾ? ಹತ್ತು ಲಕ್ಷ ಸಾಲ ಇದೆ, ವಾಟ್ಸಾಪ್ ಮಾಡಿ.'],
  ['Manoj Pai', '98450 20208', 'How can I get guaranteed rent? What rent per month after handover?'],
  [
    'Vaishali',
    '98450 20209',
    'I run a small business and can show ITR. Business loan or home loan, which is better?',
  ],
  [
    'Rev. Fr.Denis',
    '98450 20210',
    'The parish would like to buy an office. Kindly contact us today if possible.',
  ],
  ['ashok.k@outlook.com', '98450 20211', 'Details please. Call or whatsapp now.'],
  ['Gopal', '98450 20212', 'Sir call kare, plot chahiye Malpe ke paas. Loan bhi chahiye.'],
  ['Kusuma', '98450 20213', 'Is the clubhouse having rummy room, table tennis, library for seniors?'],
  [
    'Dr Nayan',
    '98450 20214',
    'I trade in stock market full time. Is income from trading ok for loan eligibility?',
  ],
  [
    'Elvis',
    '+1 416 555 0215',
    'Sent two mails to your office, no reply. Guarantee of handover date? I paid 20% in March.',
  ],
  [
    'Tara',
    '98450 20216',
    'Compared https://www.99acres.com/a https://housing.com/b https://www.magicbricks.com/c and https://www.nobroker.in/d. Yours is nearest to school.',
  ],
  [
    'Bhavani',
    '98450 20217',
    'Your website is slow on mobile, and plan pdf did not open. Please send floor plan.',
  ],
  [
    'Hari',
    '98450 20218',
    'Our company needs 10 flats for staff on lease. We are a software company in Manipal.',
  ],
  [
    'Zeenath',
    '98450 20219',
    'My husband is in Kuwait. He will join us in December to see. Is documentation possible without him?',
  ],
  ['Ramesh B', '98450 20220', 'I am RERA agent. We can provide buyers from Gulf. What commission you give?'],
  [
    'Pallavi',
    '98450 20221',
    'Applying for marketing executive: 2 years in digital marketing at a builder, content and social media marketing, lead generation.',
  ],
  [
    'Sumanth',
    '98450 20222',
    'https://maps.app.goo.gl/a1 is my land, https://example.com/survey.pdf is the survey sketch, 40 cents',
  ],
  ['Norbert', '98450 20223', 'kinuxyz? sorry typo. Price of villa'],
  ['Divakar', '98450 20224', 'booking cancel madbeku, refund yavaga barutte? 2 lakh kottidini.'],
  ['Shabana', '98450 20225', 'GST on under construction is 5% or 1%? Invoice will be given?'],
  [
    'Jyothi',
    '98450 20226',
    'Do you sell the show flat with furniture? Is the sofa replica or original teak?',
  ],
  ['Chandru', '98450 20227', 'Any lucky draw or lottery for allotment of flats, or first come first served?'],
  [
    'Ajith',
    '98450 20228',
    'I have been cheated by agent. He took 50,000 token. Is he your man? Please reply urgently.',
  ],
  [
    'Kamala',
    '98450 20229',
    'I am a widow, retired teacher. Want 1 BHK with low cost, near temple. Bank FD is there.',
  ],
  ['Srinidhi', '98450 20230', 'OK', { filledInMs: 2400 }],
];

const laterSpam: Line[] = [
  [
    'Vikas',
    '98110 30201',
    'Hi, we are an SEO company. Your website has many errors and it is not visible in Google search. Can we send you a quote?',
  ],
  [
    'Emma',
    '+1 213 555 0202',
    'I was on your site and saw you have no backlinks from top news sites. We sell guest posts on 200 blogs.',
  ],
  ['Loans', '98110 30203', 'Need urgent cash? Instant loan in 10 min, no documents, no CIBIL. Apply now.'],
  ['Kapil', '98110 30204', 'Ghar baithe mobile se paise kamao, roz ka 3000. Join kare telegram par.'],
  ['Bet365', '98110 30205', 'Cricket betting id lelo, 10% bonus on first deposit. Whatsapp kare'],
  ['Slots', '+48 600 123 206', 'Best online casino 2026, claim 300 free spins https://slots.example'],
  ['Виктор', '+7 495 123-45-07', 'Добрый день! Делаем рассылки по формам обратной связи.'],
  ['王', '+86 138 0013 8208', '外贸推广，海关数据，低价出售'],
  [
    'Trade',
    '+44 7700 900209',
    'Bitcoin trading bot makes $900 a day on autopilot. Join our group on telegram',
  ],
  ['Kate', '+380 67 123 4210', 'Hi handsome, I am alone tonight. My nude pics here: https://kate.example'],
  ['Meds', '+1 800 555 0211', 'Kamagra, viagra, cialis generic. No prescription required. Fast delivery.'],
  [
    'Web',
    '98110 30212',
    'We design ecommerce websites and mobile apps at affordable cost. Our team of 50 developers. Let us schedule a meeting.',
  ],
  ['ಸಾಲ', '98110 30213', 'ದಾಖಲೆ ಇಲ್ಲದೆ ವೈಯಕ್ತಿಕ ಸಾಲ ಪಡೆಯಿರಿ. ಇಂದೇ ಕರೆ ಮಾಡಿ.'],
  ['KBC Lottery', '98110 30214', 'Aapne jeete hai 25 lakh rupaye KBC lottery me. Manager ko whatsapp kare'],
  [
    'Billing',
    '+1 480 555 0215',
    'Final notice: your domain name expires today. Pay the invoice to avoid suspension http://pay.example',
  ],
  [
    'Grow',
    '+1 303 555 0216',
    'Want more leads? Our agency can grow your business with Facebook and Google Ads. Book a free consultation.',
  ],
  [
    'Chris',
    '+1 512 555 0217',
    'Hey, I made a short video about your website showing how to increase your traffic and sales. Want me to send it?',
  ],
  ['TrhvKqPwLz', '2345678901', 'bXcRtYpLqWmZ'],
  ['DonaldSpigh', '2345678902', '<a href="https://x.example">best price</a>'],
  ['Rem', '2345678903', 'https://a1.example https://a2.example https://a3.example https://a4.example'],
  ['Call girls', '98110 30221', 'Mangalore call girls, independent escorts, 24 hours'],
  ['Fol', '+62 812 1234 5622', 'Buy Instagram followers cheap, real youtube views https://f.example'],
  [
    'Advocate',
    '+229 97 12 3423',
    'I am contacting you as next of kin to my late client who died with 8.4 million dollars in our bank.',
  ],
  [
    'Dan',
    '+1 646 555 0224',
    'Would you like a database of 50,000 home buyers emails? Bulk email marketing at low price.',
  ],
  [
    'CA services',
    '98110 30225',
    'GST registration, trademark, ISO certificate and MSME at lowest price. Call now. Limited time offer.',
  ],
  ['Hack', '+1 302 555 0226', 'Hire a hacker to recover stolen crypto or spy whatsapp. telegram @hackpro'],
  ['FX', '+44 7700 900227', 'Forex signals, double your money in 7 days, guaranteed'],
  ['Replica', '+86 20 1234 5628', 'High quality replica watches, buy now https://w.example'],
  [
    'Job',
    '98110 30229',
    'Part time job for housewives, data entry jobs from home, earn 20000 a week. Whatsapp now',
  ],
  ['Hello', '2345678904', 'nice website', { honeypot: true, filledInMs: 700 }],
];

// Written when the filter was done.
const lastReal: Line[] = [
  [
    'Sr.Adv.Hegde',
    '98450 20301',
    'Kindly share encumbrance certificate, katha and 9/11 for scrutiny. Mobile tower near the site?',
  ],
  [
    'm.naik',
    '98450 20302',
    'What is the registration fee and stamp duty? I have personal loan of 3 lakh. Best price?',
  ],
  ['Nayana', '98450 20303', 'What are your business hours on Saturday?'],
  ['Raghu', '98450 20304', 'I filled your contact form yesterday also. No call till now. Very bad service.'],
  [
    'Salma',
    '+971 55 123 0305',
    'I sell gold in Dubai. Want to invest in 4 flats, can you give discount for bulk?',
  ],
  [
    'Prashanth',
    '98450 20306',
    'I am owner of a web design firm and need an office of 600 sqft, first floor.',
  ],
  ['ಮಂಜುನಾಥ', '98450 20307', 'ನಿಮ್ಮ ವೆಬ್‌ಸೈಟ್ ನೋಡಿದೆ. ಕಡಿಮೆ ಬೆಲೆಗೆ 2 BHK ಇದೆಯಾ? ತಕ್ಷಣ ಕರೆ ಮಾಡಿ.'],
  ['Vinaya', '98450 20308', 'aapki website pe photo nahi khul raha. Kitne ka hai 1bhk?'],
  [
    'Denzil',
    '+44 7911 123309',
    'Is there a top floor unit left? Top page of the brochure shows 12 floors, the plan shows 11. Which is right?',
  ],
  [
    'Sanjana',
    '98450 20310',
    'Hi :) my dad (K.Sanjeeva Rao) will come tmrw 11am, pls arrange someone @ site. tnx!!',
  ],
  [
    'Keerthi',
    '98450 20311',
    'Full name Keerthi S/o Ramappa, need loan papers NOC urgently, bank asks today. Flat B-402',
  ],
  [
    'R.K.Nair',
    '98450 20312',
    'Can I visit without booking? Any entry for senior citizens without documents? Free cab from station?',
  ],
  [
    'Ummer',
    '98450 20313',
    'Flat venam. Udupi railway station aduthu. 2 bedroom, 50 lakhs. Malayalam ariyunna aal undo?',
  ],
  [
    'Sneha',
    '98450 20314',
    'is the deposit for rent or bonus for booking before deepavali? loan approval in 7 days possible?',
  ],
  ['Bharath', '98450 20315', 'Our startup is chatbot company, 20 people. Any office space with 24/7 access?'],
  [
    'Asif',
    '98450 20316',
    'Sir I want to join your company as driver. Licence is there. Part time job also ok.',
  ],
  [
    'Jennifer',
    '98450 20317',
    'I guarantee immediate payment if you lower the price to 52. Take it or leave it.',
  ],
  ['Lakshman', '98450 20318', 'FOR SALE BOARD SEEN NEAR BUS STAND. IS IT YOURS? 10 CENTS. CALL NOW'],
  [
    'Annapoorna',
    '98450 20319',
    'amma ge vasi aada mele flat beku, lift irbeku, temple walking distance. rate 40 olage.',
  ],
  [
    'Joel',
    '98450 20320',
    'Plan: https://drive.google.com/x and 3 photos https://photos.app.goo.gl/y of my land at Padubidri',
  ],
  [
    'Hegde & Sons',
    '98450 20321',
    'We are a manufacturer of UPVC windows in Mangaluru. We offer samples free. Meet on Tuesday?',
  ],
  [
    'Pushpa',
    '98450 20322',
    'tower B lag raha hai slow? possession kab milega, builder sahab. Bank wale puch rahe hain.',
  ],
  ['Santhosh', '98450 20323', 'Aadhar card par hi booking hoga ya PAN bhi chahiye?'],
  [
    'Melwyn',
    '+353 87 123 4324',
    'Nurse in Dublin. Is home insurance included? My agent says 100% loan. True?',
  ],
  [
    'U.A.Bhat',
    '98450 20325',
    'Kindly inform whether the project is on converted land (NA) & whether e-katha is issued individually.',
  ],
  [
    'Ishita',
    '98450 20326',
    'thinking of investing with my sister, 50-50 ownership possible? also what is exit load if we sell in 2 yrs',
  ],
  ['Dayanand', '98450 20327', 'hello hello', { filledInMs: 2300 }],
  [
    'G S Rao',
    '98450 20328',
    'Is possible to see the model flat in evening after office, 7 pm?',
    { honeypot: true },
  ],
  ['Prema', '98450 20329', 'ನಮ್ಮ ಹಳೆ ಮನೆ ಮಾರಿ ಹೊಸ ಫ್ಲಾಟ್ ತಗೋಬೇಕು. ಎಕ್ಸ್‌ಚೇಂಜ್ ಇದೆಯಾ?'],
  ['Ivan', '98450 20330', 'Konkani kalta? Rate ani EMI sang. Mhaka Saturday phone kar.'],
];

const lastSpam: Line[] = [
  [
    'Steve',
    '+1 206 555 0301',
    'Hi there, I noticed your website is missing out on traffic. Our SEO experts can help you reach page one. Interested in a free audit?',
  ],
  [
    'Ramesh Digital',
    '98110 30302',
    'Dear Sir, we are a leading digital agency. We provide Google Ads, Meta ads and quality leads for real estate. Please share requirement.',
  ],
  [
    'Ella',
    '+44 7700 900303',
    'Would you accept a sponsored post with a dofollow link on your site? What is your price?',
  ],
  [
    'Cash',
    '98110 30304',
    'Business loan, personal loan, loan against property. Instant approval with low CIBIL. Whatsapp now',
  ],
  [
    'Coin',
    '+971 50 999 0305',
    'Invest in bitcoin with our platform and earn 10% per day. Withdraw anytime. Click here https://coin.example',
  ],
  ['Lucky', '98110 30306', 'Rummy aur teen patti khelo, 1000 bonus turant. Download kare https://r.example'],
  ['Doctor', '+1 888 555 0307', 'Cheap cialis and tramadol, no prescription, discreet packing'],
  ['Мария', '+7 926 123-45-08', 'Хотите больше клиентов? Настроим рекламу за 3 дня'],
  ['刘', '+86 139 0013 8309', '真人视频，在线赌场，注册送彩金'],
  ['Night', '98110 30310', 'Udupi escorts and call girl service, real photos, cash on delivery'],
  ['Robert', '2345679311', 'Hot singles near you [url=https://s.example]join[/url]'],
  [
    'Notice',
    '+1 302 555 0312',
    'Your domain is about to expire. Please renew now, unpaid invoice attached https://d.example',
  ],
  [
    'Team',
    '98110 30313',
    'Mobile app development and web development at lowest cost. Hire dedicated developers from us. 50% discount',
  ],
  ['Earn', '98110 30314', 'Earn 5000 per day by liking videos. No investment. Join our telegram'],
  ['ಕೆಲಸ', '98110 30315', 'ಮನೆಯಿಂದ ಕೆಲಸ ಮಾಡಿ ತಿಂಗಳಿಗೆ 40000 ಗಳಿಸಿ. ಹೂಡಿಕೆ ಬೇಡ.'],
  ['ಸಾಲ ಸೇವೆ', '98110 30316', 'ಗ್ಯಾರಂಟಿ ಇಲ್ಲದೆ ತಕ್ಷಣ ಸಾಲ. ಆಧಾರ್ ಸಾಕು. ಈಗಲೇ ಕರೆ ಮಾಡಿ.'],
  ['Loan wala', '98110 30317', 'Personal loan 5 minute me approval, bina CIBIL, ghar baithe. Call kare'],
  [
    'Prince',
    '+234 803 123 4318',
    'Dear beloved, I wish to donate $2.8 million to charity with your help. Reply urgently',
  ],
  [
    'Claim',
    '+1 855 555 0319',
    'Congratulations! You have won an iPhone. Claim your prize here https://p.example',
  ],
  [
    'Lists',
    '+1 469 555 0320',
    'We provide email lists of architects and home owners. Let me know your target audience for counts.',
  ],
  [
    'Video',
    '+1 503 555 0321',
    'We make explainer videos for your business, starting at $99. Free consultation.',
  ],
  ['Views', '+91 98110 30322', 'Buy youtube views and Instagram followers, instant delivery, cheapest price'],
  ['Pips', '+44 7700 900323', 'Join our forex VIP group, 90% accuracy, trading signals daily'],
  ['kJdLwQxPzT', '2345679324', 'mNbVcXzLkJhG qPwOeIrU'],
  ['Anon', '2345679325', '<script src="https://e.example/x.js"></script>'],
  ['Sites', '2345679326', 'http://1.example http://2.example http://3.example http://4.example'],
  ['Cust', '98110 30327', 'Bulk SMS and bulk WhatsApp service, 2 lakh database free'],
  ['Satta King', '98110 30328', 'Satta matka fix number, 100% pakka'],
  ['Watch', '+86 20 1234 5329', 'Replica Rolex, luxury handbag, free shipping https://w2.example'],
  ['Gambler', '+63 917 123 4330', 'Online casino and sports betting, 200% bonus https://g.example'],
  ['Joy', '+1 617 555 0331', 'Hello, I like your website.', { honeypot: true, filledInMs: 1500 }],
  [
    'Optimise',
    '+1 646 555 0332',
    'Your site is not ranking in search engine. We offer white label SEO packages for agencies.',
  ],
  ['Funds', '+1 718 555 0333', 'Need working capital? Business funding, bad credit ok, same day approval'],
  ['Hacker', '+1 302 555 0334', 'Professional hacker for hire: recover crypto, change grades. telegram @h'],
  ['Diet', '+1 877 555 0335', 'Keto weight loss gummies, lose 8 kg, order now'],
  [
    'Traffic',
    '+1 917 555 0336',
    'Get 50000 visitors, boost your ranking and increase your sales. https://t.example',
  ],
  ['PBN', '+1 202 555 0337', 'High authority back links, guest posts, DA 60+'],
  ['Inviter', '98110 30338', 'Stock market intraday tips, double your capital. Free trial'],
  ['Tower', '98110 30339', 'Airtel tower lagwaye, 50 lakh advance, apni zameen par'],
  [
    'Supplier',
    '+86 755 1234 5340',
    'We are manufacturer of LED lights in Shenzhen, MOQ 50, catalog https://l.example',
  ],
];

const toMessages = (kind: SampleMessage['kind'], lines: Line[]): SampleMessage[] =>
  lines.map(([name, phone, message, more]) => ({ kind, name, phone, message, ...more }));

export const realMessages = toMessages('real', real);
export const spamMessages = toMessages('spam', spam);
export const laterMessages = [...toMessages('real', laterReal), ...toMessages('spam', laterSpam)];
export const lastMessages = [...toMessages('real', lastReal), ...toMessages('spam', lastSpam)];
