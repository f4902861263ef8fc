import { choix, date, montant, ouiNon, taux } from './fabrique.ts';
import type { DefinitionFait } from '../types.ts';

/** Deeds that bear a registration duty on their price, or on what they share. */
const ACTES = {
  fonds_de_commerce: 'achat d’un fonds de commerce',
  parts_sociales: 'achat de parts de SARL ou de société civile',
  actions: 'achat d’actions',
  preponderance_immobiliere: 'achat de titres d’une société à prépondérance immobilière',
  logement_ancien: 'achat d’un logement ancien',
  logement_neuf: 'achat d’un logement neuf',
  partage: 'partage entre héritiers, concubins ou indivisaires',
  partage_separation: 'partage entre époux divorcés ou partenaires séparés',
} as const;

export const FAITS_ACTES: readonly DefinitionFait[] = [
  date('acte.date', 'date de l’acte', {
    defaut: { valeur: 'jour', phrase: 'Acte supposé signé au jour de la question.', coutumier: true },
  }),
  choix('acte.acte', 'nature de l’acte', ACTES, { question: 'De quel acte s’agit-il ?', article: 'CGI art. 635' }),
  montant('acte.montant', 'prix, ou actif net partagé', { periode: 'total', article: 'CGI art. 683' }),
  taux('acte.part_capital', 'part du capital achetée', {
    question: 'Quelle part du capital est achetée ?',
    article: 'CGI art. 726',
  }),
  ouiNon('acte.taux_releve', 'droit départemental relevé à payer', {
    question: 'Le département a-t-il relevé son droit, sans que ce soit un premier achat ?',
    article: 'CGI art. 1594 D',
  }),
  ouiNon('acte.tous_frais', 'ensemble des frais de notaire demandé'),
];
