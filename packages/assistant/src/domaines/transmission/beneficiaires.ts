import { motsDits } from '@francis/lecture';
import type { Lien } from '@francis/fiscal/patrimoine';
import { lireLien, lireLienDuDonateur } from '../liens.ts';
import type { QuestionLue } from '../question.ts';
import { lireDefunt } from './defunt.ts';
import { decouper, lireListes } from './personnes-nommees.ts';

const NOM = String.raw`(moi|nous|papa|maman|mamie|papy|(?:mon|ma|mes|notre|nos|son|sa|ses|leur|le|la|les|une?|l') ?[a-z]+[^,.;:?\d%]{0,24})`;
/** « 300 000 pour maman », « 60 % à ma sœur », « la moitié à ma mère, l’autre moitié à moi ». */
const DE_QUI_A = new RegExp(String.raw`^ ?€? ?(?:(?:revien\w+|va|vont|sont|est) )?(?:a|au|aux|pour|chez) ${NOM}`);
const TAUX = new RegExp(String.raw`(\d{1,3}) ?% (?:du capital )?(?:a|au|pour) ${NOM}`, 'g');
const MOITIES = new RegExp(
  String.raw`\b(?:la |une )?moitie (?:a|au|pour) ${NOM}[, ]+(?:et )?(?:l'autre moitie|la moitie|moitie|l'autre|le reste) (?:a|au|pour) ${NOM}`,
);
const ASSURE =
  /\b(?:assurances?[- ]vie|av|contrats?|capital|capitaux)\b(?: [a-z-]+){0,3}? (?:de |d'|du )(?:mon |ma |notre )?((?:grands?[- ]?)?(?:pere|mere)|papa|maman|mamie|papy|mari|femme|epou[sx]e?|conjointe?|frere|soeur|oncle|tante|compagn\w+)\b|\b(?:mon |ma |notre )?((?:grands?[- ]?)?(?:pere|mere)|papa|maman|mamie|papy|mari|femme|epou[sx]e?|oncle|tante|frere|soeur|compagn\w+)\b[^,.;?]{0,40}\b(?:avait|a|laisse|m'a mis\w*|nous a mis|detenait|possedait|souscri\w+|verse\w*)\b[^.;?]{0,40}\bassurances?[- ]vie\b/;
const EPOUX = /^(?:mari|femme|epou[sx]e?|conjointe?)$/;
const PARENTS = motsDits('papa|maman|pere|mere');
/** Those who were together and are not any more, or never were married. */
const SEPARES =
  /\b(?:divorc\w*|separes?|ex[- ](?:mari|femme|epou\w+)|concubin\w*|(?:pas|jamais|ni) (?:ete )?(?:maries?|pacses?)|union libre|remarie\w*)\b/;
const MOITIE = 2;

/** Who was insured, as the question names them. */
export function lireAssure(texte: string): string | undefined {
  const m = ASSURE.exec(texte);
  return m?.[1] ?? m?.[2] ?? (lireDefunt(texte)?.qui || undefined);
}

/** Tie of one beneficiary with the insured. */
function lienDe(nom: string, assure: string | undefined, texte: string): Lien | undefined {
  const separes = SEPARES.test(texte);
  const commun = assure === undefined ? lireLienDuDonateur(texte) : lireLienDuDonateur(assure);
  if (
    motsDits(
      'sa veuve|sa femme|son epouse|son mari|son epoux|sa conjointe|son conjoint|le conjoint|le veuf|la conjointe|la veuve',
    ).test(nom)
  )
    return 'conjoint';
  const epoux = assure !== undefined && EPOUX.test(assure);
  if (/^(?:moi|nous)\b/.test(nom)) return epoux ? (separes ? 'autre' : 'conjoint') : commun;
  if (epoux && motsDits('fils|filles|fille|enfants|enfant').test(nom)) return 'enfant';
  if (PARENTS.test(nom) && assure !== undefined && PARENTS.test(assure) && !/grand/.test(assure + nom))
    return separes ? 'autre' : 'conjoint';
  if (
    motsDits(
      'mon freres|mon frere|mon soeurs|mon soeur|ma freres|ma frere|ma soeurs|ma soeur|mes freres|mes frere|mes soeurs|mes soeur',
    ).test(nom) &&
    commun !== undefined
  )
    return commun;
  if (
    motsDits(
      'mon fils|mon filles|mon fille|mon enfants|mon enfant|ma fils|ma filles|ma fille|ma enfants|ma enfant|mes fils|mes filles|mes fille|mes enfants|mes enfant',
    ).test(nom) &&
    commun === 'enfant'
  )
    return 'petit_enfant';
  return lireLien(nom);
}

export interface PartDeCapital {
  readonly lien: Lien;
  readonly capital: number;
}

/** What each beneficiary receives, when the question says it of each. */
export function lireBeneficiairesNommes(q: QuestionLue): readonly PartDeCapital[] | undefined {
  const { texte } = q;
  const assure = lireAssure(texte);
  const lienNomme = (nom: string): Lien | undefined => lienDe(nom, assure, texte);
  const nommes = q.montants.flatMap((m) => {
    const nom = DE_QUI_A.exec(m.droite)?.[1];
    const lien = nom === undefined ? undefined : lienNomme(nom);
    return lien === undefined ? [] : [{ lien, capital: m.montant, m }];
  });
  const total = nommes.reduce((t, n) => t + n.capital, 0);
  const reste = q.montants.filter((m) => !nommes.some((n) => n.m === m));
  if (nommes.length > 1 && reste.every((m) => Math.abs(m.montant - total) < 1))
    return nommes.map(({ lien, capital }) => ({ lien, capital }));
  const valeurs = [...new Set(q.montants.map((m) => m.montant))];
  const seul = valeurs.length > 1 ? capitalDeces(q) : valeurs[0];
  if (seul === undefined) return undefined;
  const taux = [...texte.matchAll(TAUX)].flatMap(([, part, nom = '']) => {
    const lien = lienNomme(nom);
    return lien === undefined ? [] : [{ lien, capital: (seul * Number(part)) / CENT }];
  });
  if (taux.length > 1 && Math.abs(taux.reduce((t, p) => t + p.capital, 0) - seul) < 1) return taux;
  const [, un, deux] = MOITIES.exec(texte) ?? [];
  const liens = [un, deux].flatMap((nom) =>
    nom === undefined ? [] : (lienNomme(nom.replace(/^(?:a|pour) /, '')) ?? []),
  );
  const apres = tauxApres(texte).flatMap(({ nom, part }) => {
    const lien = lienNomme(nom);
    return lien === undefined ? [] : [{ lien, capital: (seul * part) / CENT }];
  });
  if (apres.length > 1 && Math.abs(apres.reduce((t, p) => t + p.capital, 0) - seul) < 1) return apres;
  // Two of one tie are counted, not named.
  if (liens.length < MOITIE || liens[0] === liens[1]) return undefined;
  return liens.map((lien) => ({ lien, capital: seul / MOITIE }));
}

/** « maman 50 %, mon frère et moi 25 % chacun »: the part comes after whoever it is of. */
function tauxApres(texte: string): readonly { readonly nom: string; readonly part: number }[] {
  const mots = decouper(texte);
  return lireListes(mots).flatMap((liste) => {
    let attente: string[] = [];
    return liste.flatMap(({ de, nom, fin }) => {
      attente.push([de, nom].filter((mot) => mot !== undefined).join(' '));
      const [taux, signe, chacun] = mots.slice(fin + 1, fin + 4);
      if (signe !== '%' || Number.isNaN(Number(taux))) return [];
      const eux = attente;
      attente = [];
      const part = chacun === 'chacun' || chacun === 'chacune' ? Number(taux) : Number(taux) / eux.length;
      return eux.map((qui) => ({ nom: qui, part }));
    });
  });
}

const DES_PRIMES = motsDits('primes|prime|versements|verse|verses|versees|versee|cotisations');
const DU_CAPITAL = motsDits('capital|capital deces|capital dcs|capital dc|capitaux|valeur|valeur au deces');
const AVANT_L_AGE = motsDits('avant 70|avant ses 70|avant mes 70');
/** « primes 220 000 € toutes avant 70 ans, capital 505 000 € »: paid before that age, the capital alone is taxed. */
function capitalDeces({ texte, montants }: QuestionLue): number | undefined {
  if (!AVANT_L_AGE.test(texte)) return undefined;
  const [capital, autre] = montants.filter((m) => DU_CAPITAL.test(dernierMembre(m.gauche)));
  const reste = montants.filter((m) => m !== capital);
  return autre === undefined && reste.every((m) => DES_PRIMES.test(dernierMembre(m.gauche)))
    ? capital?.montant
    : undefined;
}
const dernierMembre = (gauche: string): string =>
  gauche.slice(Math.max(...[',', '.', ';'].map((s) => gauche.lastIndexOf(s))) + 1);

const CENT = 100;
