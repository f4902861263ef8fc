import { FINANCEMENT_DIT, motsDits } from '@francis/lecture';
import { type Acte, ACTES, expliquerDroitsEnregistrement } from '@francis/fiscal/patrimoine';
import { z } from 'zod';
import type { Mention } from '../comprehension/mentions.ts';
import { jeton } from '../orchestration/jetons.ts';
import { definirDomaine, expliquer, type Lecture, manque, sansAbsents } from './domaine.ts';
import { lirePartDuCapital } from './part-du-capital.ts';
import { type QuestionLue, sansPassages } from './question.ts';
import { sommerLesBiens } from './transmission/actif.ts';

const Entree = z.strictObject({
  date: z.iso.date(),
  acte: z.enum(ACTES),
  montant: z.number().min(0).max(1e9),
  part_capital: z.number().min(0).max(1).optional(),
  taux_releve: z.boolean().optional(),
  tous_frais: z.boolean().optional(),
});
type EntreeActe = z.infer<typeof Entree>;

const DROIT_DE_PARTAGE = motsDits(
  'droit de partage|droits de partage|frais de partage|taxe de partage|au titre du partage|le partage nous coute|partage coute',
);
const RACHAT_DE_PART = motsDits('soulte|licitation|rachete la part|racheter la part|rachat de part|rachat de la part');
const DROITS = motsDits(
  "droit d'enregistrement|droits d'enregistrement|frais d'enregistrement|droits de mutation|droit de mutation|frais d'acquisition|droits d'achat|dmto|enregistrement|taxe d'enregistrement|taxe d enregistrement|taxe de publicite fonciere|publicite fonciere",
);
const FRAIS_D_ACHAT = motsDits('frais de notaire|frais de notaires|frais de mutation');
const DROITS_DU_LOGEMENT = motsDits("droits de mutation|frais d'acquisition|droits d'achat|dmto");
const COMBIEN_DE_DROITS = motsDits(
  'combien de droits|combien de droit|quels droits|quel droit|droits a payer|les droits',
);
/** Said of a business or of shares, no other duty is meant; « DE » is the trade's short form. */
const DROITS_SEULS = motsDits('droits|de dus|de ?|de a payer');
const SANS_PRIX = motsDits(
  'succession|donation|donne|donner|donnons|herite|heritage|deces|decede|decedee|usufruit|nue-propriete|nue propriete',
);
const FONDS = motsDits(
  'fonds de commerce|fonds artisanal|fonds de boulangerie|clientele|patientele|officine|fonds liberal|fonds',
);
/** Money placed together is no business. */
const FONDS_D_ARGENT = motsDits(
  "fonds euros|fonds en euros|fonds euro|fonds garanti|fonds propres|fonds de placement|fonds commun|fonds communs|fonds d investissement|fonds d'investissement|fonds de dotation|fonds de roulement|fonds de pension",
);
/** What is bought is the company, whatever it runs. */
const TITRES = motsDits('parts|part|actions|titres|du capital|parts sociales');
const IMMOBILIERE = motsDits('preponderance immobiliere|parts de sci|sci|parts de ma sci');
const PARTS = motsDits(
  "parts de sarl|parts sociales|parts d'eurl|parts de l'eurl|parts de la sarl|sarl|eurl|snc|parts de selarl",
);
const ACTIONS = motsDits('actions|action|sas|sasu|titres de sas|societe anonyme');
const ACHETE = motsDits(
  'signe|signons|signer|signent|primo accedant|primo-accedant|primo accedants|primo-accedants|achete|achetent|acheter|achetons|achat|acquisition|acquiert|acquerir|acquereur|acheteur|rachete|racheter|rachat|reprend|reprends|reprenons|reprendre|reprise|acquiers|acquerons|acquerrai|cession|cede|ceder|vend|vendre|vente|vends|vendent|vendons',
);
const LOGEMENT = motsDits(
  "vefa|longere|pavillon|duplex|loft|l'ancien|maison|appartement|appart|logement|studio|t1|t2|t3|t4|t5|immeuble|villa|bien|residence principale|residence secondaire",
);
const NEUF = motsDits('neuf|neuve|vefa|sur plan|en etat futur');
const SEPARATION = motsDits(
  'divorce|divorces|divorcent|divorcons|divorcer|divorcee|ex-mari|ex-femme|ex mari|ex femme|ex-epoux|ex-epouse|ex epoux|mon ex-conjoint|pacs|pacse|pacses|ex-partenaire|separation de corps',
);
const INDIVISION = motsDits(
  'concubin|concubins|concubinage|concubine|compagne|compagnon|frere|soeur|freres|fratrie|heritiers|coheritiers|cousins|indivision|indivisaires|succession|heritage|herite|associes|union libre',
);
const DETTE = motsDits(
  'pret|credit|emprunt|crd|capital restant|reste a payer|restant du|passif|dette|dettes|reste a rembourser',
);
const ACTIF_NET = motsDits(
  "nette d emprunt|nette d'emprunt|net d'emprunt|nette de credit|nette de pret|net de pret|actif net|net a partager|valeur nette|patrimoine net|net de credit|net de dette|actif net partage",
);
const SOULTE = motsDits('soulte');
/** Nothing is owed any more on what is shared. */
const SOLDEE = motsDits(
  'sans emprunt|sans dette|aucun credit|aucun emprunt|aucun pret|pas de credit|pas de pret|pas d emprunt|credit fini|credit solde|credit rembourse|pret solde|pret rembourse|pret fini|plus de credit|plus de pret|sans credit|sans pret|emprunt rembourse',
);
/** « 12 000 d’épargne à moi tout seul »: what one of them says is theirs alone is not shared. */
const A_UN_SEUL = motsDits(
  'a moi tout seul|a moi toute seule|a moi seul|a moi seule|a lui seul|a lui tout seul|a elle seule|a elle toute seule|en propre|bien propre|biens propres|qui est a moi|qui est a elle|qui est a lui',
);
/** How a price is paid is no part of it. */
const FINANCEMENT = motsDits(FINANCEMENT_DIT);
const PREMIER_ACHAT = motsDits(
  'premier achat|premiere acquisition|primo|primo-accedant|primo accedant|premiere residence principale',
);
const DEJA_PROPRIETAIRE = motsDits(
  'deja ete proprietaires|deja ete proprietaire|deja ete proprios|deja ete proprio|deja proprietaires|deja proprietaire|deja proprios|deja proprio|pas notre premier achat|pas mon premier achat|deuxieme achat|second achat|pas primo-accedants|pas primo-accedant',
);
const RELEVE = motsDits(
  'taux releve|droits releves|hausse votee|taux majore|5 % de droit departemental|taux de 5 %|a vote le 5 %|vote les 5 %|vote la hausse|passe a 5 %|au taux de 5 %|a 5 %|vote 5 %',
);
/** Furniture priced apart is no part of the dwelling. */
const MEUBLES = motsDits('de meubles|de mobilier|meubles|mobilier|de cuisine|cuisine equipee|electromenager');
/** Those who never married, whatever was said of others: the reduced rate is not theirs (CGI art. 746). */
const JAMAIS_UNIS = motsDits(
  'ni maries ni pacses|ni maries, ni pacses|ni pacses ni maries|pas maries ni pacses|pas maries|non maries|jamais maries|ni mariee ni pacsee|ni marie ni pacse',
);

/** What stands just before an amount, or just after it before any comma. */
const autour = (m: Mention): string => `${m.gauche.slice(-AVANT)} # ${m.droite.slice(0, APRES).split(',')[0]}`;
const [AVANT, APRES, UN_SEUL] = [34, 26, 50];

/** The net of what is shared: told, or a value less what is still owed on it. */
function actifNet(q: QuestionLue): number | undefined {
  const net = q.montants.filter((m) => ACTIF_NET.test(autour(m)));
  if (net.length === 1) return net[0]?.montant;
  const dettes = q.montants.filter((m) => DETTE.test(autour(m)) && !SOLDEE.test(autour(m)));
  if (dettes.length === 0 && DETTE.test(q.texte) && !SOLDEE.test(q.texte)) return undefined;
  const autres = q.montants.filter(
    (m) => !dettes.includes(m) && !SOULTE.test(autour(m)) && !A_UN_SEUL.test(m.droite.slice(0, UN_SEUL)),
  );
  const [valeur] = autres;
  if (valeur === undefined || dettes.length > 1) return undefined;
  // Told good by good, what is shared is all of them.
  const actif = autres.length === 1 ? valeur.montant : sommerLesBiens({ ...q, montants: autres });
  return actif === undefined ? undefined : Math.max(0, actif - (dettes[0]?.montant ?? 0));
}

function lirePartage(q: QuestionLue): Lecture<EntreeActe> | undefined {
  const montant = actifNet(q);
  const jamaisUnis = JAMAIS_UNIS.test(q.texte);
  const separation = !jamaisUnis && SEPARATION.test(q.texte);
  if (separation === (jamaisUnis || INDIVISION.test(q.texte))) {
    if (q.montants.length === 0) return undefined;
    return {
      manques: [
        manque(
          'le lien entre ceux qui partagent',
          'le taux est réduit entre époux et partenaires qui se séparent',
          'acte.acte',
        ),
      ],
    };
  }
  if (montant === undefined)
    return q.montants.length === 0
      ? undefined
      : {
          manques: [
            manque('l’actif net partagé', 'le droit porte sur la valeur des biens, moins leurs dettes', 'acte.montant'),
          ],
        };
  return { entree: { date: q.jour, acte: separation ? 'partage_separation' : 'partage', montant } };
}

const estUnFonds = (texte: string): boolean => FONDS.test(texte) && !FONDS_D_ARGENT.test(texte);

/** What is bought, when one thing only is named. */
function acteDAchat({ phrases }: QuestionLue): Acte | undefined {
  // « et si c’était une SAS ? »: the form said last.
  for (const phrase of phrases.toReversed()) {
    const acte = acteDit(phrase);
    if (acte !== undefined) return acte;
  }
  return acteDit(phrases.join('. '));
}

function acteDit(texte: string): Acte | undefined {
  if (estUnFonds(texte) && !TITRES.test(texte)) return 'fonds_de_commerce';
  if (IMMOBILIERE.test(texte)) return 'preponderance_immobiliere';
  if (PARTS.test(texte)) return ACTIONS.test(texte) ? undefined : 'parts_sociales';
  if (ACTIONS.test(texte)) return 'actions';
  if (!LOGEMENT.test(texte)) return undefined;
  return NEUF.test(texte) ? 'logement_neuf' : 'logement_ancien';
}

/** The price of a dwelling, what is priced apart taken off it. */
function sansMeubles(q: QuestionLue): { readonly q: QuestionLue; readonly meubles: number } {
  const [meubles, ...autres] = q.montants.filter((m, i) => i > 0 && MEUBLES.test(m.droite.slice(0, APRES)));
  if (meubles === undefined || autres.length > 0 || !motsDits('dont').test(meubles.gauche)) return { q, meubles: 0 };
  return { q: sansPassages(q, [[meubles.debut, meubles.fin]]), meubles: meubles.montant };
}

/** « payée avec 90 000 € d’apport et 250 000 € d’emprunt », « affichée 279 000 »: the price alone is taxed. */
function sansFinancement(q: QuestionLue): QuestionLue {
  const aCote = q.montants.filter(
    (m) => FINANCEMENT.test(m.droite.slice(0, PRES).replace('€', '')) || FINANCEMENT.test(m.gauche.slice(-PRES)),
  );
  return aCote.length === q.montants.length
    ? q
    : sansPassages(
        q,
        aCote.map(({ debut, fin }) => [debut, fin] as const),
      );
}
const PRES = 12;

function lireAchat(entiere: QuestionLue): Lecture<EntreeActe> | undefined {
  const { q, meubles } = sansMeubles(sansFinancement(entiere));
  const { q: sansParts, part: dite, comptees } = lirePartDuCapital(q);
  const acte = acteDAchat(q);
  const distincts = new Set(sansParts.montants.map((m) => m.montant));
  const [prix] = distincts;
  if (distincts.size !== 1 || prix === undefined) return undefined;
  const montant = prix - meubles;
  // « les parts de mon associé »: three rates, by the form of the company.
  if (acte === undefined)
    return (comptees || (q.phrases.length > 1 && TITRES.test(q.phrases.at(-1) ?? ''))) && !LOGEMENT.test(q.texte)
      ? { manques: [manque('la forme de la société (SARL, SAS, SCI…)', 'le taux en dépend', 'acte.acte')] }
      : undefined;
  const logement = acte === 'logement_ancien' || acte === 'logement_neuf';
  if (FRAIS_D_ACHAT.test(q.texte) && !logement) return undefined;
  const part = acte === 'parts_sociales' ? dite : undefined;
  if (acte === 'parts_sociales' && part === undefined)
    return { manques: [manque('la part du capital achetée', 'elle mesure l’abattement', 'acte.part_capital')] };
  const dit = q.phrases.findLast((phrase) => PREMIER_ACHAT.test(phrase) || DEJA_PROPRIETAIRE.test(phrase)) ?? '';
  const premier = PREMIER_ACHAT.test(dit) && !DEJA_PROPRIETAIRE.test(dit);
  const releve = premier ? false : RELEVE.test(q.texte) ? true : undefined;
  return {
    entree: {
      date: q.jour,
      acte,
      montant,
      ...sansAbsents({
        part_capital: part,
        taux_releve: acte === 'logement_ancien' ? releve : undefined,
        tous_frais: FRAIS_D_ACHAT.test(q.texte) ? true : undefined,
      }),
    },
  };
}

/** « et s’ils vendent à la place, quels droits d’enregistrement ? » after a gift: only what the last turn tells is sold. */
function venteEnSuite(q: QuestionLue): QuestionLue | undefined {
  const derniere = q.phrases.at(-1) ?? '';
  const vend = DROITS.test(derniere) && ACHETE.test(derniere) && !SANS_PRIX.test(derniere);
  if (q.phrases.length < 2 || q.derniers.length === 0 || !vend) return undefined;
  const debut = q.texte.length - derniere.length;
  return sansPassages(
    q,
    q.montants.filter((m) => m.debut < debut).map((m) => [m.debut, m.fin] as const),
  );
}

const SUJET: Readonly<Record<Acte, string>> = {
  fonds_de_commerce: 'sur l’achat de ce fonds',
  parts_sociales: 'sur l’achat de ces parts',
  actions: 'sur l’achat de ces actions',
  preponderance_immobiliere: 'sur l’achat de ces titres, la société étant à prépondérance immobilière',
  logement_ancien: 'sur l’achat de ce logement ancien',
  logement_neuf: 'sur l’achat de ce logement neuf',
  partage: 'sur ce partage',
  partage_separation: 'sur ce partage entre époux ou partenaires qui se séparent',
};
const REFERENCE: Readonly<Record<Acte, string>> = {
  fonds_de_commerce: '[^cgi-719]',
  parts_sociales: '[^cgi-726]',
  actions: '[^cgi-726]',
  preponderance_immobiliere: '[^cgi-726]',
  logement_ancien: '[^cgi-1594-d]',
  logement_neuf: '[^cgi-1594-d]',
  partage: '[^cgi-746]',
  partage_separation: '[^cgi-746]',
};

export const DROITS_ENREGISTREMENT = definirDomaine<EntreeActe>({
  outil: 'calculer_droits_enregistrement',
  description:
    'Droits dus à l’achat d’un fonds de commerce, de parts, d’actions ou d’un logement, et droit de partage.',
  schema: Entree,
  prime: DROIT_DE_PARTAGE,
  objet: 'ces droits',
  lire: (q) => {
    if (q.juridiction !== 'FR') return undefined;
    const partage = DROITS.test(q.texte) && motsDits('partage|partageons|partagent').test(q.texte);
    if (partage || DROIT_DE_PARTAGE.test(q.texte) || (RACHAT_DE_PART.test(q.texte) && DROITS.test(q.texte)))
      return lirePartage(q);
    const vente = venteEnSuite(q);
    if (vente !== undefined) return lireAchat(vente);
    if (SANS_PRIX.test(q.texte)) return undefined;
    const droits = DROITS.test(q.texte) || COMBIEN_DE_DROITS.test(q.texte);
    const duLogement = FRAIS_D_ACHAT.test(q.texte) || DROITS_DU_LOGEMENT.test(q.texte);
    if (duLogement || (droits && ACHETE.test(q.texte))) return lireAchat(q);
    const acte = acteDAchat(q);
    const societe = acte === 'fonds_de_commerce' || acte === 'parts_sociales';
    return societe && (droits || (DROITS_SEULS.test(q.texte) && ACHETE.test(q.texte))) ? lireAchat(q) : undefined;
  },
  calculer: (e) => expliquer(expliquerDroitsEnregistrement(sansAbsents(e))),
  rediger: (e, r, b) => {
    const partage = e.acte === 'partage' || e.acte === 'partage_separation';
    const nom = partage ? 'Le droit de partage' : 'Les droits';
    b.paragraphe(
      `${nom} ${SUJET[e.acte]} ${partage ? 'est' : 'sont'} de **${jeton(r.appel, 'enregistrement.droits')}**.${REFERENCE[e.acte]}`,
    );
    if (partage)
      b.paragraphe(
        'Il porte sur tout l’actif net partagé, et non sur la seule part rachetée. Les honoraires du notaire s’y ajoutent.',
      );
    else if (e.acte === 'logement_ancien' || e.acte === 'logement_neuf') {
      if (e.acte === 'logement_ancien' && e.taux_releve === undefined)
        b.paragraphe(
          `C’est le taux des départements qui ont voté la hausse. Ailleurs, ou pour un premier achat de résidence principale : **${jeton(r.appel, 'enregistrement.droits_ordinaires')}**. Dans quel département achetez-vous, et est-ce un premier achat ?`,
        );
      b.paragraphe(
        'Les émoluments du notaire, la publicité foncière et les débours s’y ajoutent : ils ne sont pas calculés ici.',
      );
    } else
      b.paragraphe('L’acheteur les paie, sauf accord contraire. L’impôt du vendeur sur son gain est un autre sujet.');
  },
});
