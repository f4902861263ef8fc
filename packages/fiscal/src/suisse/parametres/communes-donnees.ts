/**
 * Commune factors 2024 to 2026, generated once from the tax-data export of the federal tax administration (AFC/ESTV,
 * fetched 2026-03-02). A line that is a canton opens its list; then `number;name;commune;catholic;protestant` in percent
 * of the basic tax (Valais: coefficient × 100). Three values `2024,2025,2026` where they differ; an empty one means that
 * the commune did not exist that year.
 */
export const DONNEES_COMMUNES = `GE
6601;Aire-la-Ville;50;16;16
6602;Anières;31;16;16
6603;Avully;51;16;16
6604;Avusy;50;16;16
6605;Bardonnex;43;16;16
6606;Bellevue;41,39,39;16;16
6607;Bernex;48;16;16
6608;Carouge (GE);40;16;16
6609;Cartigny;42;16;16
6610;Céligny;33;16;16
6611;Chancy;51;16;16
6612;Chêne-Bougeries;32;16;16
6613;Chêne-Bourg;46;16;16
6614;Choulex;40;16;16
6615;Collex-Bossy;46;16;16
6616;Collonge-Bellerive;28;16;16
6617;Cologny;27,25,25;16;16
6618;Confignon;46;16;16
6619;Corsier (GE);32,30,30;16;16
6620;Dardagny;48;16;16
6621;Genève;45.49;16;16
6622;Genthod;25;16;16
6623;Le Grand-Saconnex;44;16;16
6624;Gy;46;16;16
6625;Hermance;42;16;16
6626;Jussy;41;16;16
6627;Laconnex;44;16;16
6628;Lancy;47;16;16
6629;Meinier;42;16;16
6630;Meyrin;44,42,42;16;16
6631;Onex;50.5;16;16
6632;Perly-Certoux;43;16;16
6633;Plan-les-Ouates;35;16;16
6634;Pregny-Chambésy;32;16;16
6635;Presinge;40;16;16
6636;Puplinge;48,49,49;16;16
6637;Russin;39;16;16
6638;Satigny;39;16;16
6639;Soral;44;16;16
6640;Thônex;44;16;16
6641;Troinex;40;16;16
6642;Vandoeuvres;29,27,27;16;16
6643;Vernier;50;16;16
6644;Versoix;45.5;16;16
6645;Veyrier;37;16;16
ZH
1;Aeugst am Albis;92,90,92;13;12,12,14
2;Affoltern am Albis;124,122,122;13;12,12,14
3;Bonstetten;110,109,106;11;12,12,14
4;Hausen am Albis;112;14;12,12,14
5;Hedingen;100;13;12,12,14
6;Kappel am Albis;102;14;14
7;Knonau;116;14;14
8;Maschwanden;130,129,128;14;12,12,14
9;Mettmenstetten;98;14;12,12,14
10;Obfelden;121,119,118;13;12
11;Ottenbach;117,115,115;13;12,12,14
12;Rifferswil;122,122,120;14;12,12,14
13;Stallikon;102,103,101;11;11
14;Wettswil am Albis;90,91,89;11,11,12;11
22;Benken (ZH);110;14;14
23;Berg am Irchel;98;13;12
24;Buch am Irchel;106;13;12
25;Dachsen;111;14;12
26;Dorf;104,104,99;13;14
27;Feuerthalen;114;14;13,14,14
28;Flaach;107;13;12
29;Flurlingen;111;14;12
31;Henggart;102,103,111;13;14
33;Kleinandelfingen;112,116,118;14;12
34;Laufen-Uhwiesen;104;14;12
35;Marthalen;107;14;14
37;Ossingen;99,99,113;14;14
38;Rheinau;114,112,112;14;14
39;Thalheim an der Thur;104,115,117;13,13,12;12
40;Trüllikon;110;14;14
41;Truttikon;109,107,107;14;14
43;Volken;111;13;12
51;Bachenbülach;106;11;10
52;Bassersdorf;114;9;12
53;Bülach;110,114,114;11;10
54;Dietlikon;105;8;11
55;Eglisau;113;13;13
56;Embrach;114,114,112;13;12
57;Freienstein-Teufen;99;13;14
58;Glattfelden;120;13;14
59;Hochfelden;116;11;10
60;Höri;110;11;10
61;Hüntwangen;108;13;14
62;Kloten;103,100,100;9;10,9,9
63;Lufingen;92,92,97;13;12
64;Nürensdorf;90;9;12
65;Oberembrach;122,122,117;13;12
66;Opfikon;94;7;8
67;Rafz;113;13;14
68;Rorbas;103;13;14
69;Wallisellen;95,93,93;8;7
70;Wasterkingen;116;13;14
71;Wil (ZH);99,99,97;13;14
72;Winkel;76;11;10
81;Bachs;128;10;14
82;Boppelsen;94;10;13
83;Buchs (ZH);105;10;11
84;Dällikon;108,107,107;10;11
85;Dänikon;122,120,120;10;11
86;Dielsdorf;105;10;12
87;Hüttikon;115,113,113;10;13
88;Neerach;77;10;12
89;Niederglatt;106;10;13
90;Niederhasli;112;10;13
91;Niederweningen;102,102,100;10;10
92;Oberglatt;117,117,119;10;13
93;Oberweningen;96,96,94;10;10
94;Otelfingen;112,112,108;10;13
95;Regensberg;111,110,115;10;14
96;Regensdorf;118,117,117;10;11
97;Rümlang;109,109,113;14;14
98;Schleinikon;108,108,106;10;10
99;Schöfflisdorf;99,99,94;10;10
100;Stadel;113,113,111;13;14
101;Steinmaur;112,108,108;10;12
102;Weiach;96;13;11
111;Bäretswil;106,106,104;13;14
112;Bubikon;118;12,12,13;14
113;Dürnten;113;12,12,13;14
114;Fischenthal;122;13;14
115;Gossau (ZH);117;14;14
116;Grüningen;113,116,116;13;12
117;Hinwil;112,119,116;16;12
118;Rüti (ZH);119;12,12,13;14
119;Seegräben;113,111,111;14;12
120;Wald (ZH);122;13,12,12;14
121;Wetzikon (ZH);119;14;14
131;Adliswil;102,102,104;10,10,11;10,10,11
135;Kilchberg (ZH);72;6;9,8,8
136;Langnau am Albis;106;14,13,13;10,10,11
137;Oberrieden;88,84,84;11;12
138;Richterswil;99;14;12
139;Rüschlikon;75;10;10
141;Thalwil;83,78,78;10;11
151;Erlenbach (ZH);76;7;8
152;Herrliberg;75,75,73;8;9
153;Hombrechtikon;113;13;11
154;Küsnacht (ZH);73;7;7
155;Männedorf;93,91,87;11;11
156;Meilen;79;7;9
157;Oetwil am See;116,116,114;9;14
158;Stäfa;78,78,83;11;11
159;Uetikon am See;84;11;11
160;Zumikon;77,75,71;9,8,8;8
161;Zollikon;76;9,8,8;8
172;Fehraltorf;109,111,111;12,11,11;13
173;Hittnau;113;12,11,11;14,14,13
176;Lindau;106;13;12
177;Pfäffikon;110;12,11,11;12
178;Russikon;113;12,11,11;12
180;Weisslingen;116;12,13,13;13
181;Wila;125,125,122;13;14
182;Wildberg;127,127,124;13;14
191;Dübendorf;96,96,92;10,11,11;11
192;Egg;101;9;12
193;Fällanden;99;10,11,11;11
194;Greifensee;94,96,101;10;11
195;Maur;85,85,81;9;9
196;Mönchaltorf;108;9;13
197;Schwerzenbach;101,104,103;10,11,11;11
198;Uster;112;10;11
199;Volketswil;101;10;9,10,10
200;Wangen-Brüttisellen;101;8;11
211;Altikon;114;13,13,12;12
213;Brütten;89,85,85;13;12
214;Dägerlen;105,106,106;13,13,12;14
215;Dättlikon;116,114,112;13;12
216;Dinhard;83,90,90;13,13,12;12
218;Ellikon an der Thur;115,117,117;13,13,12;12
219;Elsau;120,117,117;13,13,12;14
220;Hagenbuch;118,123,121;14;14
221;Hettlingen;96,97,97;13,13,12;13
223;Neftenbach;105,102,98;13;10
224;Pfungen;117,117,112;13;12
225;Rickenbach (ZH);102,108,112;13,13,12;12
226;Schlatt (ZH);125,125,123;12;14
227;Seuzach;99,100,100;13,13,12;12
228;Turbenthal;122;13;14
230;Winterthur;125;17;13
231;Zell (ZH);118,118,115;12;14
241;Aesch (ZH);91;10;11
242;Birmensdorf (ZH);112;10;11
243;Dietikon;123,121,121;13;12
244;Geroldswil;110,112,112;9;11
245;Oberengstringen;109;13;10
246;Oetwil an der Limmat;105,107,107;9;11
247;Schlieren;111;10;11
248;Uitikon;80,78,78;10;10
249;Unterengstringen;100,102,102;13;11
250;Urdorf;115;11;10
251;Weiningen (ZH);103,107,107;9;11
261;Zürich;119;10;10
291;Andelfingen;114,117,119;14;12
292;Stammheim;114,114,112;14;14
293;Wädenswil;104,103,102;13;11
294;Elgg;119,121,119;14;14
295;Horgen;90;7,7,8;10
296;Illnau-Effretikon;110,113,113;13;13
297;Bauma;120;13;14
298;Wiesendangen;88,88,86;13,13,12;14
VD
5401;Aigle;66;0;0
5402;Bex;71;0;0
5403;Chessel;65;0;0
5404;Corbeyrier;74;0;0
5405;Gryon;73.5;0;0
5406;Lavey-Morcles;71.5;0;0
5407;Leysin;78;0;0
5408;Noville;75;0;0
5409;Ollon;68;0;0
5410;Ormont-Dessous;77;0;0
5411;Ormont-Dessus;76;0;0
5412;Rennaz;66;0;0
5413;Roche (VD);68,66.5,66.5;0;0
5414;Villeneuve (VD);66.5;0;0
5415;Yvorne;71.5;0;0
5422;Aubonne;68;0;0
5423;Ballens;73;0;0
5424;Berolle;75.5;0;0
5425;Bière;69;0;0
5426;Bougy-Villars;64.5,62,62;0;0
5427;Féchy;64;0;0
5428;Gimel;73;0;0
5429;Longirod;77.5;0;0
5430;Marchissy;77.5;0;0
5431;Mollens (VD);74;0;0
5434;Saint-George;69.5;0;0
5435;Saint-Livres;69;0;0
5436;Saint-Oyens;79,77,77;0;0
5437;Saubraz;80;0;0
5451;Avenches;65;0;0
5456;Cudrefin;59;0;0
5458;Faoug;65;0;0
5464;Vully-les-Lacs;67;0;0
5471;Bettens;70;0;0
5472;Bournens;65;0;0
5473;Boussens;64;0;0
5474;La Chaux (Cossonay);76;0;0
5475;Chavannes-le-Veyron;75,77,77;0;0
5476;Chevilly;70;0;0
5477;Cossonay;68,66,66;0;0
5479;Cuarnens;76;0;0
5480;Daillens;66;0;0
5481;Dizy;75;0;0
5482;Eclépens;46;0;0
5483;Ferreyres;76;0;0
5484;Gollion;74;0;0
5485;Grancy;70;0;0
5486;L'Isle;75;0;0
5487;Lussery-Villars;75;0;0
5488;Mauraz;77,75,75;0;0
5489;Mex (VD);59.5;0;0
5490;Moiry;76;0;0
5491;Mont-la-Ville;76;0;0
5492;Montricher;64;0;0
5493;Orny;73;0;0
5495;Penthalaz;72.5;0;0
5496;Penthaz;69.5;0;0
5497;Pompaples;66;0;0
5498;La Sarraz;70;0;0
5499;Senarclens;68.5;0;0
5501;Sullens;64;0;0
5503;Vufflens-la-Ville;67;0;0
5511;Assens;70;0;0
5512;Bercher;79;0;0
5514;Bottens;72.5;0;0
5515;Bretigny-sur-Morrens;78,76,76;0;0
5516;Cugy (VD);76;0;0
5518;Echallens;72.5;0;0
5520;Essertines-sur-Yverdon;74,72,72;0;0
5521;Etagnières;73;0;0
5522;Fey;75;0;0
5523;Froideville;72;0;0
5527;Morrens (VD);74;0;0
5529;Oulens-sous-Echallens;71;0;0
5530;Pailly;76;0;0
5531;Penthéréaz;74;0;0
5533;Poliez-Pittet;73;0;0
5534;Rueyres;73;0;0
5535;Saint-Barthélemy (VD);75;0;0
5537;Villars-le-Terroir;76;0;0
5539;Vuarrens;73.5;0;0
5540;Montilliez;72.5;0;0
5541;Goumoëns;75.5;0;0
5551;Bonvillars;57,67,67;0;0
5552;Bullet;72;0;0
5553;Champagne;65;0;0
5554;Concise;71,69,69;0;0
5555;Corcelles-près-Concise;69;0;0
5556;Fiez;69;0;0
5557;Fontaines-sur-Grandson;69,72,72;0;0
5559;Giez;68;0;0
5560;Grandevent;70,71,71;0;0
5561;Grandson;69;0;0
5562;Mauborget;70;0;0
5563;Mutrux;80;0;0
5564;Novalles;76;0;0
5565;Onnens (VD);63.5,65,65;0;0
5566;Provence;81;0;0
5568;Sainte-Croix;70;0;0
5571;Tévenon;71.5;0;0
5581;Belmont-sur-Lausanne;72;0;0
5582;Cheseaux-sur-Lausanne;73;0;0
5583;Crissier;63.5;0;0
5584;Epalinges;64.5;0;0
5585;Jouxtens-Mézery;59;0;0
5586;Lausanne;78.5;0;0
5587;Le Mont-sur-Lausanne;72;0;0
5588;Paudex;66.5;0;0
5589;Prilly;72.5;0;0
5590;Pully;61;0;0
5591;Renens (VD);77;0;0
5592;Romanel-sur-Lausanne;70.5;0;0
5601;Chexbres;67.5;0;0
5604;Forel (Lavaux);69;0;0
5606;Lutry;54;0;0
5607;Puidoux;68.5;0;0
5609;Rivaz;62;0;0
5610;Saint-Saphorin (Lavaux);74;0;0
5611;Savigny;69;0;0
5613;Bourg-en-Lavaux;62.5;0;0
5621;Aclens;60;0;0
5622;Bremblens;68;0;0
5623;Buchillon;52;0;0
5624;Bussigny;62.5;0;0
5627;Chavannes-près-Renens;77.5;0;0
5628;Chigny;62;0;0
5629;Clarmont;72;0;0
5631;Denens;65;0;0
5632;Denges;62;0;0
5633;Echandens;60.5;0;0
5634;Echichens;66;0;0
5635;Ecublens (VD);62.5;0;0
5636;Etoy;60;0;0
5637;Lavigny;73;0;0
5638;Lonay;55;0;0
5639;Lully (VD);61,58,58;0;0
5640;Lussy-sur-Morges;61.5;0;0
5642;Morges;67;0;0
5643;Préverenges;65;0;0
5645;Romanel-sur-Morges;56;0;0
5646;Saint-Prex;59;0;0
5648;Saint-Sulpice (VD);55;0;0
5649;Tolochenaz;64;0;0
5650;Vaux-sur-Morges;56;0;0
5651;Villars-Sainte-Croix;60.5;0;0
5652;Villars-sous-Yens;74;0;0
5653;Vufflens-le-Château;60.5;0;0
5654;Vullierens;76;0;0
5655;Yens;70;0;0
5656;Hautemorges;71,68,68;0;0
5661;Boulens;71.5;0;0
5663;Bussy-sur-Moudon;78.5;0;0
5665;Chavannes-sur-Moudon;70;0;0
5669;Curtilles;73;0;0
5671;Dompierre (VD);78;0;0
5673;Hermenches;73.5;0;0
5674;Lovatens;75;0;0
5675;Lucens;69.5;0;0
5678;Moudon;72.5;0;0
5680;Ogens;78;0;0
5683;Prévonloup;72.5;0;0
5684;Rossenges;65;0;0
5688;Syens;65;0;0
5690;Villars-le-Comte;68;0;0
5692;Vucherens;75;0;0
5693;Montanaire;70;0;0
5701;Arnex-sur-Nyon;68;0;0
5702;Arzier-Le Muids;64;0;0
5703;Bassins;72.5;0;0
5704;Begnins;62.5;0;0
5705;Bogis-Bossey;71,70,70;0;0
5706;Borex;57;0;0
5707;Chavannes-de-Bogis;58;0;0
5708;Chavannes-des-Bois;68,66,66;0;0
5709;Chéserex;59;0;0
5710;Coinsins;49;0;0
5711;Commugny;57;0;0
5712;Coppet;57;0;0
5713;Crans (VD);59;0;0
5714;Crassier;66.5,65,65;0;0
5715;Duillier;66;0;0
5716;Eysins;59.5;0;0
5717;Founex;57;0;0
5718;Genolier;52;0;0
5719;Gingins;60;0;0
5720;Givrins;67;0;0
5721;Gland;61;0;0
5722;Grens;62;0;0
5723;Mies;53,54,54;0;0
5724;Nyon;61;0;0
5725;Prangins;55;0;0
5726;La Rippe;63.5;0;0
5727;Saint-Cergue;66;0;0
5728;Signy-Avenex;58;0;0
5729;Tannay;60.5;0;0
5730;Trélex;55.5;0;0
5731;Le Vaud;71,69,69;0;0
5732;Vich;63;0;0
5741;L'Abergement;80;0;0
5742;Agiez;76;0;0
5743;Arnex-sur-Orbe;71;0;0
5744;Ballaigues;65;0;0
5745;Baulmes;76.5;0;0
5746;Bavois;72;0;0
5747;Bofflens;69;0;0
5748;Bretonnières;70.5,69,69;0;0
5749;Chavornay;70.5;0;0
5750;Les Clées;80;0;0
5752;Croy;74;0;0
5754;Juriens;79;0;0
5755;Lignerolle;78.5;0;0
5756;Montcherand;72;0;0
5757;Orbe;75.5;0;0
5758;La Praz;83;0;0
5759;Premier;79.5;0;0
5760;Rances;76.5;0;0
5761;Romainmôtier-Envy;81;0;0
5762;Sergey;76;0;0
5763;Valeyres-sous-Rances;71;0;0
5764;Vallorbe;71.5,70,70;0;0
5765;Vaulion;81;0;0
5766;Vuiteboeuf;75;0;0
5785;Corcelles-le-Jorat;75;0;0
5790;Maracon;74.5;0;0
5792;Montpreveyres;74.5;0;0
5798;Ropraz;77.5;0;0
5799;Servion;69;0;0
5803;Vulliens;74;0;0
5804;Jorat-Menthue;70.5;0;0
5805;Oron;69;0;0
5806;Jorat-Mézières;71;0;0
5812;Champtauroz;77;0;0
5813;Chevroux;68.5;0;0
5816;Corcelles-près-Payerne;65;0;0
5817;Grandcour;72;0;0
5819;Henniez;69;0;0
5821;Missy;69;0;0
5822;Payerne;70;0;0
5827;Trey;78;0;0
5828;Treytorrens (Payerne);81.5;0;0
5830;Villarzel;75;0;0
5831;Valbroye;70.5;0;0
5841;Château-d'Oex;81.5;0;0
5842;Rossinière;81;0;0
5843;Rougemont;79;0;0
5851;Allaman;65;0;0
5852;Bursinel;62;0;0
5853;Bursins;71;0;0
5854;Burtigny;75;0;0
5855;Dully;53;0;0
5856;Essertines-sur-Rolle;66.5;0;0
5857;Gilly;64.5,62.5,62.5;0;0
5858;Luins;58.5;0;0
5859;Mont-sur-Rolle;63.5,62,62;0;0
5860;Perroy;58.5,60.5,60.5;0;0
5861;Rolle;59.5;0;0
5862;Tartegnin;79;0;0
5863;Vinzel;65;0;0
5871;L'Abbaye;76;0;0
5872;Le Chenit;58.5;0;0
5873;Le Lieu;70;0;0
5882;Chardonne;68;0;0
5883;Corseaux;67.5;0;0
5884;Corsier-sur-Vevey;64.5;0;0
5885;Jongny;69.5;0;0
5886;Montreux;65;0;0
5889;La Tour-de-Peilz;64;0;0
5890;Vevey;74.5;0;0
5891;Veytaux;67.5,65,65;0;0
5892;Blonay - Saint-Légier;68.5,67.5,67.5;0;0
5902;Belmont-sur-Yverdon;70;0;0
5903;Bioley-Magnoux;72;0;0
5904;Chamblon;66;0;0
5905;Champvent;70;0;0
5907;Chavannes-le-Chêne;75;0;0
5908;Chêne-Pâquier;75;0;0
5909;Cheseaux-Noréaz;67;0;0
5910;Cronay;75;0;0
5911;Cuarny;77;0;0
5912;Démoret;78;0;0
5913;Donneloye;73;0;0
5914;Ependes (VD);73.5;0;0
5919;Mathod;72;0;0
5921;Molondin;81;0;0
5922;Montagny-près-Yverdon;64.5;0;0
5923;Oppens;79;0;0
5924;Orges;74;0;0
5925;Orzens;79;0;0
5926;Pomy;71;0;0
5928;Rovray;73;0;0
5929;Suchy;70;0;0
5930;Suscévaz;72;0;0
5931;Treycovagnes;73;0;0
5932;Ursins;75;0;0
5933;Valeyres-sous-Montagny;70.5;0;0
5934;Valeyres-sous-Ursins;77;0;0
5935;Villars-Epeney;68;0;0
5937;Vugelles-La Mothe;70;0;0
5938;Yverdon-les-Bains;75;0;0
5939;Yvonand;71.5,73,73;0;0
VS
6002;Brig-Glis;100;0;0
6004;Eggerberg;130;0;0
6007;Naters;110;0;0
6008;Ried-Brig;110;0;0
6009;Simplon;100;0;0
6010;Termen;120;0;0
6011;Zwischbergen;100;0;0
6021;Ardon;130;0;0
6022;Chamoson;125;0;0
6023;Conthey;120;0;0
6024;Nendaz;130;0;0
6025;Vétroz;115;0;0
6032;Bourg-Saint-Pierre;100;0;0
6033;Liddes;125;0;0
6034;Orsières;120;0;0
6035;Sembrancher;120;0;0
6037;Val de Bagnes;100;0;0
6052;Bellwald;130;0;0
6054;Binn;120;0;0
6056;Ernen;110;0;0
6057;Fiesch;115;0;0
6058;Fieschertal;110;0;0
6061;Lax;140;0;0
6076;Obergoms;110;0;0
6077;Goms;110;0;0
6082;Ayent;130;0;0
6083;Evolène;125;0;0
6084;Hérémence;100;0;0
6087;Saint-Martin (VS);135;0;0
6089;Vex;130;0;0
6090;Mont-Noble;135;0;0
6101;Agarn;130;0;0
6102;Albinen;130;0;0
6104;Ergisch;100;0;0
6109;Inden;110;0;0
6110;Leuk;130;0;0
6111;Leukerbad;145;0;0
6112;Oberems;100;0;0
6113;Salgesch;120;0;0
6116;Varen;120;0;0
6117;Guttet-Feschel;130;0;0
6118;Gampel-Bratsch;130;0;0
6119;Turtmann-Unterems;120;0;0
6131;Bovernier;120;0;0
6133;Fully;125,125,120;0;0
6134;Isérables;135;0;0
6135;Leytron;120;0;0
6136;Martigny;110;0;0
6137;Martigny-Combe;110;0;0
6139;Riddes;125;0;0
6140;Saillon;120;0;0
6141;Saxon;120;2.5;0
6142;Trient;100;0;0
6151;Champéry;135;0;0
6152;Collombey-Muraz;125;0;0
6153;Monthey;120;0;0
6154;Port-Valais;110;0;0
6155;Saint-Gingolph;135;0;0
6156;Troistorrents;120;0;0
6157;Val-d'Illiez;130;0;0
6158;Vionnaz;110;0;0
6159;Vouvry;125;4;0
6172;Bister;100;0;0
6173;Bitsch;100;0;0
6177;Grengiols;115,100,100;0;0
6181;Riederalp;120;0;0
6191;Ausserberg;140,130,130;0;0
6192;Blatten;140;0;0
6193;Bürchen;130;0;0
6194;Eischoll;130;0;0
6195;Ferden;140;0;0
6197;Kippel;140;0;0
6198;Niedergesteln;120;0;0
6199;Raron;120;0;0
6201;Unterbäch;120;0;0
6202;Wiler (Lötschen);140;0;0
6203;Mörel-Filet;115;0;0
6204;Steg-Hohtenn;120;0;0
6205;Bettmeralp;120;0;0
6211;Collonges;110;0;0
6212;Dorénaz;120;0;0
6213;Evionnaz;130;0;0
6214;Finhaut;100;0;0
6215;Massongex;120;0;0
6217;Saint-Maurice;125;0;0
6218;Salvan;115;0;0
6219;Vernayaz;120;0;0
6220;Vérossaz;130;0;0
6232;Chalais;130;0;0
6235;Chippis;120;0;0
6238;Grône;125;0;0
6239;Icogne;120;0;0
6240;Lens;105;0;0
6246;Saint-Léonard;120;0;0
6248;Sierre;120;0;0
6252;Anniviers;125;0;0
6253;Crans-Montana;115;0;0
6254;Noble-Contrée;110;0;0
6261;Arbaz;125;0;0
6263;Grimisuat;125;0;0
6265;Savièse;115;2.5;0
6266;Sion;110;3;0
6267;Veysonnaz;120;0;0
6281;Baltschieder;120;0;0
6282;Eisten;100;0;0
6283;Embd;130;0;0
6285;Grächen;130,140,140;0;0
6286;Lalden;120;0;0
6287;Randa;110;0;0
6288;Saas-Almagell;120;0;0
6289;Saas-Balen;110;0;0
6290;Saas-Fee;120;0;0
6291;Saas-Grund;130;0;0
6292;St. Niklaus;120;0;0
6293;Stalden (VS);110;0;0
6294;Staldenried;110;0;0
6295;Täsch;120,120,110;0;0
6296;Törbel;140;5;0
6297;Visp;110;0;0
6298;Visperterminen;130;0;0
6299;Zeneggen;130;0;0
6300;Zermatt;110,100,100;0;0
BE
301;Aarberg;165,175,175;20;16.1
302;Bargen (BE);184;20;23
303;Grossaffoltern;169;20;18.4
304;Kallnach;145;20;16.1
305;Kappelen;160;20;16
306;Lyss;160;20;18.4
307;Meikirch;154;19;19.5
309;Radelfingen;169;20;23
310;Rapperswil (BE);168;19;19.55
311;Schüpfen;174;20;21
312;Seedorf (BE);174;20;20.7
321;Aarwangen;157;19;18.4
322;Auswil;175;19;18.4
323;Bannwil;180;19;18.4
324;Bleienbach;145;19;17.5
325;Busswil bei Melchnau;160;19;19
326;Gondiswil;184;19;19
329;Langenthal;144;19;14.84
331;Lotzwil;170;19;17.5
332;Madiswil;165;19;18.4
333;Melchnau;174;19;19
335;Oeschenbach;200;19;23
336;Reisiswil;179;19;19
337;Roggwil (BE);161;19;19
338;Rohrbach;135;19;18.4
339;Rohrbachgraben;194;19;18.4
340;Rütschelen;160;19;17.5
341;Schwarzhäusern;160;19;18.4
342;Thunstetten;170;19;18.4
344;Ursenbach;175;19;23
345;Wynau;180;19;20
351;Bern;154;19;18.4
352;Bolligen;160;19;18.4
353;Bremgarten bei Bern;149;19;18.4
354;Kirchlindach;150,155,155;19;18.4
355;Köniz;158;19;23
356;Muri bei Bern;114;19;17.6
357;Oberbalm;175;19;23
358;Stettlen;157;19;20.7
359;Vechigen;154;19;19.7
360;Wohlen bei Bern;154;19;19.55
361;Zollikofen;140;19;18.5
362;Ittigen;113,123,123;19;18.4
363;Ostermundigen;169;19;18.4
371;Biel/Bienne;163;23;23
372;Evilard;152;23;23
381;Arch;175;20;14
382;Büetigen;135,155,155;20;20
383;Büren an der Aare;164;20;19.7
385;Diessbach bei Büren;180;20;20
386;Dotzigen;185;20;20
387;Lengnau (BE);154,149,149;24.15;22
388;Leuzigen;179;20;18
389;Meienried;100;20;19.7
390;Meinisberg;195;24.15;22
391;Oberwil bei Büren;197,187,187;20;18
392;Pieterlen;175;24.15;22
393;Rüti bei Büren;185;20;27.9
394;Wengi;185;20;27.6,19.55,19.55
401;Aefligen;190,195,195;19;16
402;Alchenstorf;175;19;22
403;Bäriswil;164;20.7;21
404;Burgdorf;163;20.7;18.4
405;Ersigen;170;19;16
406;Hasle bei Burgdorf;179;20.7;22
407;Heimiswil;184;20.7;23
408;Hellsau;180;19;22
409;Hindelbank;159;20.7;21
410;Höchstetten;175;19;22
411;Kernenried;150;19;16
412;Kirchberg (BE);159;19;16
413;Koppigen;165;19;22
414;Krauchthal;179;20.7;19.5
415;Lyssach;139;20.7;16
418;Oberburg;188;20.7;24.2
420;Rüdtligen-Alchenflüh;145;19;16
421;Rumendingen;100;20.7;20.7
422;Rüti bei Lyssach;179;20.7;16
423;Willadingen;169,159,159;19;22
424;Wynigen;175;20.7;20.7
431;Corgémont;179;19.7;21.42
432;Cormoret;204;19.7;25
433;Cortébert;199;19.7;21.42
434;Courtelary;214;19.7;25
435;La Ferrière;194;24.48;25.3
437;Mont-Tramelan;194,204,204;25;25
438;Orvin;188;23;18
441;Renan (BE);204;19.7;30.6
442;Romont (BE);160;23;18
443;Saint-Imier;175;19.7;25.6
444;Sonceboz-Sombeval;172;19.7;20.2
445;Sonvilier;207;19.7;23
446;Tramelan;194;25;25
448;Villeret;179;19.7;21.85
449;Sauge;190;23;18
450;Péry-La Heutte;155;23;18
491;Brüttelen;190;20;18
492;Erlach;150;20;20.7
493;Finsterhennen;180;20;23
494;Gals;139;20;13.5
495;Gampelen;119,139,139;20;13.5
496;Ins;163;20;18
497;Lüscherz;150;20;18.4
498;Müntschemier;179;20;18
499;Siselen;180;20;23
500;Treiten;140;20;18
501;Tschugg;159;20;20.7
502;Vinelz;169;20;18.4
533;Bätterkinden;170,180,180;19;21
535;Deisswil bei Münchenbuchsee;89;19;19.55
538;Fraubrunnen;175;19;18.4
540;Jegenstorf;153;19;21.8
541;Iffwil;150,140,140;19;21.8
543;Mattstetten;148;19;21.8
544;Moosseedorf;138;19;19.55
546;Münchenbuchsee;164;19;19.55
551;Urtenen-Schönbühl;150;19;21.8
552;Utzenstorf;172;19;19
553;Wiggiswil;140;19;19.55
554;Wiler bei Utzenstorf;170;19;19
556;Zielebach;150;19;19
557;Zuzwil (BE);174,164,164;19;21.8
561;Adelboden;199;23;18.4
562;Aeschi bei Spiez;179;23;25
563;Frutigen;185;23;21
564;Kandergrund;185;23;25
565;Kandersteg;180;23;25
566;Krattigen;170,175,175;23;25
567;Reichenbach im Kandertal;177;23;23
571;Beatenberg;198;20.7;24.15
572;Bönigen;190;20.7;18.4
573;Brienz (BE);175;20;23
574;Brienzwiler;164;20;23
575;Därligen;189,185,185;20.7;15
576;Grindelwald;179,169,169;20.7;18.4
577;Gsteigwiler;193;20.7;18.4
578;Gündlischwand;200;20.7;18.4
579;Habkern;185;20.7;23
580;Hofstetten bei Brienz;164,170,170;20;23
581;Interlaken;167,177,177;20.7;18.4
582;Iseltwald;185;20.7;18.4
584;Lauterbrunnen;184;20.7;23
585;Leissigen;190;20.7;15
586;Lütschental;150;20.7;18.4
587;Matten bei Interlaken;188;20.7;18.4
588;Niederried bei Interlaken;194;20.7;19
589;Oberried am Brienzersee;194;20;23
590;Ringgenberg (BE);180;20.7;19
591;Saxeten;169;20.7;18.4
592;Schwanden bei Brienz;175;20;23
593;Unterseen;170;20.7;18.4
594;Wilderswil;169;20.7;18.4
602;Arni (BE);174;19;23
603;Biglen;190;19;23
605;Bowil;184;19;20.7
606;Brenzikofen;176,186,186;19;18.4
607;Freimettigen;180;19;18.4
608;Grosshöchstetten;162;19;20.7
609;Häutligen;145;19;20.7
610;Herbligen;170,190,190;19;18.4
611;Kiesen;154;18;18.4
612;Konolfingen;159;19;20.7
613;Landiswil;185;19;23
614;Linden;190,180,180;19;27
615;Mirchel;179;19;20.7
616;Münsingen;158;18;18.4
617;Niederhünigen;170;19;20.7
619;Oberdiessbach;164;19;18.4
620;Oberthal;187;19;20.7
622;Oppligen;150;19;18.4
623;Rubigen;144;18;18.4
626;Walkringen;189,187,187;19;27.6
627;Worb;170;19;23
628;Zäziwil;189;19;20.7
629;Oberhünigen;188;19;27
630;Allmendingen;125;18;18.4
632;Wichtrach;154,164,164;18;18.4
662;Ferenbalm;175;19;18.4
663;Frauenkappelen;160;19;18
665;Gurbrü;190;19;21.85
666;Kriechenwil;179;19;19
667;Laupen;174;19;19
668;Mühleberg;140;19;19
669;Münchenwiler;150;19;20.7
670;Neuenegg;149;19;17.25
671;Wileroltigen;160;19;21.85
681;Belprahon;193;20.7;23
683;Champoz;170;23;23
687;Corcelles (BE);194;20.7;25
690;Court;194;23;25.3
691;Crémines;194;20.7;25
692;Eschert;194;20.7;25
694;Grandval;174;20.7;25
696;Loveresse;194;23;23
700;Moutier;194,194,;20.7,20.7,;23,23,
701;Perrefitte;200;20.7;23
703;Reconvilier;197;23;23
704;Roches (BE);194;20.7;23
706;Saicourt;195;23;23
707;Saules (BE);194;23;23
708;Schelten;220;27.64;23
709;Seehof;174;32.2;23
711;Sorvilier;180;23;25.3
713;Tavannes;192;23;23
715;Rebévelier;200;31.16;32
716;Petit-Val;179;24.15;32
717;Valbirse;200;23;23
723;La Neuveville;165;13.8;20.7
724;Nods;164;13.8;23
726;Plateau de Diesse;185;13.8;18.4
731;Aegerten;179;20;20
732;Bellmund;130;23;21
733;Brügg;169;23;20
734;Bühl;155;20;18.36
735;Epsach;170;20;16.1
736;Hagneck;150;20;16.1
737;Hermrigen;190,180,180;20;16.1
738;Jens;190;20;20
739;Ipsach;159;23;21
740;Ligerz;168;23;16.83
741;Merzligen;145;20;20
742;Mörigen;125;20;16.1
743;Nidau;170;23;21
744;Orpund;185;23;19
745;Port;169;23;21
746;Safnern;140;23;19
747;Scheuren;178;20;19
748;Schwadernau;185;20;20
749;Studen (BE);172;20;20
750;Sutz-Lattrigen;175,170,170;23;23
751;Täuffelen;159;20;16.1
754;Walperswil;165;20;18.36
755;Worben;160,170,170;20;20
756;Twann-Tüscherz;165;23;16.83
761;Därstetten;160;23;16
762;Diemtigen;190,180,180;23;23
763;Erlenbach im Simmental;164;23;23
766;Oberwil im Simmental;164;23;23
767;Reutigen;175;23;23
768;Spiez;165;23;17.4
769;Wimmis;157;23;23
770;Stocken-Höfen;179;19.5;24.6
782;Guttannen;165;20;23
783;Hasliberg;210;20;23
784;Innertkirchen;160;20;23
785;Meiringen;194,180,180;20;23
786;Schattenhalb;194;20;23
791;Boltigen;170,190,190;13.77;23
792;Lenk;179;13.77;22
793;St. Stephan;184;13.77;23
794;Zweisimmen;180;13.77;19.5
841;Gsteig;130;13.77;15.3
842;Lauenen;170;13.77;23
843;Saanen;110;13.77;15.3
852;Guggisberg;189;19;23
853;Rüschegg;174;19;20.7
855;Schwarzenburg;186;19;23
861;Belp;140;19;18.4
863;Burgistein;195;19.5;18.4
866;Gerzensee;154;19.5;20.7
867;Gurzelen;183;19.5;25.3
868;Jaberg;149;19.5;18.5
869;Kaufdorf;188;19;18.4
870;Kehrsatz;164;19;23
872;Kirchdorf (BE);151;19.5;18.5
877;Niedermuhlern;179;19;27.5
879;Riggisberg;180;19.5;20.7
880;Rüeggisberg;185;19.5;26.5
883;Seftigen;174;19.5;25.3
884;Toffen;160;19;18.4
885;Uttigen;163;19.5;18.5
886;Wattenwil;194;19.5;22.8
888;Wald (BE);169,159,159;19;27.5
889;Thurnen;185;19;18.4
901;Eggiwil;180;27;18.4
902;Langnau im Emmental;194;27;18.4
903;Lauperswil;185;27;18.4
904;Röthenbach im Emmental;200;27;23
905;Rüderswil;174;27;18.4
906;Schangnau;210;27;23
907;Signau;194;27;18.4
908;Trub;184;27;23
909;Trubschachen;199;27;18.4
921;Amsoldingen;185;19.5;24.6
922;Blumenstein;175;19.5;23
923;Buchholterberg;180;19.5;25.3
924;Eriz;180,178,178;19.5;25.3
925;Fahrni;178;19.5;24.15
927;Heiligenschwendi;189;19.5;20
928;Heimberg;160;19.5;20
929;Hilterfingen;155;19.5;20
931;Homberg;184;19.5;25.3
932;Horrenbach-Buchen;170;19.5;25.3
934;Oberhofen am Thunersee;159,154,154;19.5;20
935;Oberlangenegg;195;19.5;25.3
936;Pohlern;172;19.5;23
938;Sigriswil;166;19.5;18.4
939;Steffisburg;162;19.5;24.15
940;Teuffenthal (BE);180;19.5;25.3
941;Thierachern;181;19.5;20
942;Thun;172,166,166;19.5;20.7
943;Uebeschi;200,190,190;19.5;20
944;Uetendorf;148;19.5;20
945;Unterlangenegg;175,185,185;19.5;25.3
946;Wachseldorn;184;19.5;25.3
948;Forst-Längenbühl;170;19.5;22.8
951;Affoltern im Emmental;186;19;23.8
952;Dürrenroth;189;19;23
953;Eriswil;179;19;23
954;Huttwil;165,169,169;19;20
955;Lützelflüh;174;20.7;18.4
956;Rüegsau;179;20.7;16
957;Sumiswald;179;19;23
958;Trachselwald;188;19;23
959;Walterswil (BE);186;19;23
960;Wyssachen;190;19;23
971;Attiswil;164;19;20.7
972;Berken;110;19;17
973;Bettenhausen;155;19;17
975;Farnern;169,179,179;19;20.7
976;Graben;150,180,180;19;17
977;Heimenhausen;146,155,155;19;17
979;Herzogenbuchsee;165;19;17
980;Inkwil;175;19;17
981;Niederbipp;165;19;18.4
982;Niederönz;140,165,165;19;17
983;Oberbipp;159;19;20.7
985;Ochlenberg;160;19;17
987;Rumisberg;189;19;20.7
988;Seeberg;175;19;23
989;Thörigen;175;19;17
990;Walliswil bei Niederbipp;90;19;18.4
991;Walliswil bei Wangen;150;19;19.55
992;Wangen an der Aare;168,163,163;19;19.55
995;Wiedlisbach;167,182,182;19;20.7`;
