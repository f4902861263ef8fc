import { notion, type Concept } from './concept.ts';

/** What a short follow-up may say, and the words that only join it to what came before. */
export const SUITES: readonly Concept[] = [
  notion(
    'pourquoi',
    'pourquoi',
    'pourquoi ce chiffre|pourquoi ce montant|pourquoi autant|pourquoi si peu|pourquoi tant|comment ca|comment|d ou vient ce chiffre|d ou vient ce montant|d ou ca vient|d ou ca sort|explique|explique moi|expliquez|expliquez moi|detaille|detaillez|le detail|le calcul|comment tu calcules|comment vous calculez|c est quoi le calcul|pour quelle raison',
  ),
  notion(
    'annee_suivante',
    'l’année prochaine',
    'l an prochain|l annee prochaine|annee prochaine|an prochain|l annee suivante|l annee d apres|l an d apres',
  ),
  notion(
    'annee_precedente',
    'l’année dernière',
    'l an dernier|l annee derniere|annee derniere|an dernier|l an passe|l annee passee|l annee precedente|l annee d avant',
  ),
  notion(
    'autre_declarant',
    'conjoint',
    'ma femme|mon mari|mon epouse|mon epoux|mon conjoint|ma conjointe|mon partenaire|ma partenaire|mon pacse|ma pacsee|elle|lui|mon homme|madame|monsieur|l autre|femme|mari|conjoint|conjointe',
  ),
  notion('declarant', 'moi', 'moi|pour moi|moi meme'),
  notion('donne', 'donne', 'a donner|donner|donnons|qui donnons|qui donnent|donnent|donnait|donnions'),
  notion('marie', 'marié', 'mariee|maries|mariees|le mariage|un mariage|mariage'),
  notion('pacse', 'pacsé', 'pacsee|pacses|pacsees|pacs|le pacs|un pacs|en pacs'),
  notion('bareme', 'barème', 'au bareme|avec le bareme|option bareme|option pour le bareme|le bareme progressif'),
  notion(
    'gagne',
    'gagne',
    'je gagne quelque chose|on gagne quelque chose|j y gagne|on y gagne|je gagne combien|on gagne combien|ca change quelque chose|ca changerait quelque chose|ca change quoi|ca changerait quoi|c est mieux|est ce mieux|c est plus interessant',
  ),
  notion('au_lieu', 'au lieu de', 'plutot que'),
  notion('verse', 'verse', 'versait|versaient|verserait|le verse|les verse|le versait|le fait|le faisait'),
  notion(
    'liaison',
    'et',
    'si|mais|ou|alors|donc|ok|d accord|dac|oui|ah|oh|bon|non|pardon|en fait|plutot|enfin|erreur|je me suis trompe|je me suis trompee|nous|on|est|sommes|suis|je|c est|c etait|etait|etions|ce|ca|cela|pour|a|avec|chez|cote|du cote de|de|du|le|la|les|l|d|un|une|des|ce chiffre|ce montant|qu en est il|quoi|et alors|merci|stp|svp|s il te plait|s il vous plait|meme chose|pareil|seulement|pas|pas encore|ensuite|puis|et puis|toujours|dans|en|au|attend|attends|attendais|attendons|attendait|j|l|canton|combien|ce serait|serait|sera|donne|ferait|fait|ca donne quoi|ca fait quoi|ca fait combien|quel|quelle|n|ne|y|que|mon|ma|avec le meme salaire|avec les memes revenus|le meme salaire|meme salaire|memes revenus|si je demenage|si on demenage|si nous demenageons|je demenage|on demenage',
  ),
];
