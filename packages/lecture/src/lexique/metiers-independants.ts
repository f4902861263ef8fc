import { motsDits } from '../texte/mots-dits.ts';

/** Words that name a regime of contributions outright. */
export const REGIME_DIT = {
  vente: motsDits(
    'achat revente|achat/revente|achat-revente|achats reventes|bic ventes|bic vente|ventes de marchandises|vente de marchandises|activite de vente|vente quoi|(ventes)|(vente)',
  ),
  service: motsDits(
    'bic services|bic service|prestations de services|prestation de services|prestations de service|prestation de service|(services)|(service)|, service|, services|bic prestations|services bic',
  ),
  liberal: motsDits('bnc|liberal|liberale|liberaux|profession liberale|non reglementee'),
} as const;

/** Trades, by the rate of their contributions. */
export const METIER_DIT = {
  liberal: motsDits(
    'traductrice|traducteur|graphiste|consultant|consultante|coach|formateur|formatrice|redacteur|redactrice|developpeur|developpeuse|psychologue|therapeute|sophrologue|naturopathe|architecte|prof de yoga|professeur de yoga|yoga|lecons de|cours de piano|cours de dessin|cours de musique|agent commercial|agent co|mandataire immobilier|dj|conseil|freelance|infirmier|infirmiere|kine|osteopathe|avocat|avocate|expert|correctrice|correcteur|photographe|musicien|musicienne|community manager|illustrateur|illustratrice|webdesigner',
  ),
  service: motsDits(
    'livreur|livreuse|livraison|livraisons|courses|vtc|chauffeur|taxi|coiffeuse|coiffeur|barbershop|barbier|estheticienne|menuisier|plombier|electricien|macon|peintre|carreleur|paysagiste|jardinier|menage chez|menage|nettoyage|depannage|reparation|reparateur|garagiste|toiletteur|toiletteuse|femme de menage|prestations|prestation|services|service|artisan|artisane|demenageur|pressing|tatoueur|tatoueuse|homme toutes mains',
  ),
  vente: motsDits(
    'vends|vend|vendu|vendus|ventes|vente|marchandises|boutique|commercant|commercante|bijoux|bougies|marche|marches|brocante|brocantes|ebay|vinted|shopify|e-commerce|ecommerce|friperie|epicerie|restaurant|food truck|foodtruck|pizzas|gateaux|savons|miel|legumes',
  ),
} as const;
