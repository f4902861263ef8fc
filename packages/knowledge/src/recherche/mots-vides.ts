import { decouper } from './decoupage.ts';

/**
 * Words that say nothing of the subject: articles, pronouns, auxiliaries, question words, politeness, and the same in
 * hasty spelling. Negations are here too: « je ne paie pas » and « je paie » look for the same rule.
 */
const TEXTE = `
le la les l un une des du de d au aux a à et ou où ni mais or donc car si que qu qui quoi dont lequel laquelle lesquels
lesquelles duquel auquel auxquels ce cet cette ces c ça cela ceci celui celle ceux celles
je j tu il elle on nous vous ils elles me m te t se s moi toi lui leur leurs soi eux y en
mon ma mes ton ta tes son sa ses notre nos votre vos
ne n pas plus moins non oui jamais rien aucun aucune ni sans guère point
dans par pour sur sous vers avec chez entre contre depuis pendant avant après dès jusque jusqu selon lors hors
comme ainsi aussi alors très trop peu assez bien mal tout tous toute toutes même mêmes autre autres tel telle
puis ensuite enfin encore déjà toujours souvent parfois quand lorsque lorsqu puisque puisqu quoique parce afin
comment combien pourquoi quel quelle quels quelles est-ce quelque quelques chaque plusieurs certains certaines
suis es est sommes êtes sont être été étais était étions étiez étaient sera serai serait serais seront soit soient sois fut fus étant
ai as avons avez ont avoir eu eue avais avait avions aviez avaient aura aurai aurait aurais auront ait aient ayant aie
peux peut pouvons pouvez peuvent pouvoir pourra pourrai pourrais pourrait puis-je puisse pu
dois doit devons devez doivent devoir devra devrai devrais devrait dû
fais fait faisons faites font faire fera ferai ferait faut falloir faudra faudrait
vais va allons allez vont aller irai ira ir veux veut voulons voulez veulent vouloir voudrais voudrait
sais sait savoir savez dire dit dites dis mets met mettre prend prends prendre
ici là ceci voilà voici hier demain maintenant aujourd hui aujourdhui
bonjour bonsoir salut hello coucou merci svp stp sil plaît plait silvouplait cordialement francis stp
question questions savoir voudrais aimerais aimerait besoin aide aider expliquer expliquez explique moi question
genre truc trucs chose choses sorte façon cas exemple
est-ce quest quelqu euh ben bah hein voilà bon ok okay
jai jsuis jvais jveux jdois jpeux cest cé sé c'est g ke ki koi kan kand qd kel kelle kels kelles pk pkoi pq pr ds ac av
tt ts ttes tte bcp mm tjs tjrs jms qq qqch qqn vs ns jcrois chui chuis ya yatil yat dc ms psq psk parcque parceke es kon
combi cb comb cmb komb cmt coment koment
`;

const MOTS_VIDES: ReadonlySet<string> = new Set(
  decouper(TEXTE).filter((mot) => !['av', 'ps', 'is', 'ir'].includes(mot)),
);

/** @param mot folded, as `decouper` gives it. */
export const estMotVide = (mot: string): boolean => MOTS_VIDES.has(mot);

/** Words that many questions hold beside their subject: counts, lengths of time, months, paying. They count for less. */
const MOTS_FAIBLES: ReadonlySet<string> = new Set(
  decouper(`
un une deux trois quatre cinq six sept huit neuf dix onze douze quinze vingt trente cent mille premier premiere deuxieme second
janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre
jour jours semaine semaines mois an ans annee annees fois temps euro euros argent
payer paye payé vivre vis habite habiter trouver demander petit petite grand grande nouveau nouvelle
`),
);

export const estMotFaible = (mot: string): boolean => MOTS_FAIBLES.has(mot) || /^\d{1,2}$/.test(mot);
