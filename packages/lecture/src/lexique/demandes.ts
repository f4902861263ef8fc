import { notion } from './concept.ts';

/** Beside « majoration », words of one that punishes nothing. */
export const MAJORATIONS_SANS_FAUTE: ReadonlySet<string> = new Set([
  'electrique',
  'electriques',
  'vehicule',
  'bareme',
  'quotient',
  'parts',
  'plafond',
  'abattement',
  'pension',
  'enfants',
  'deduction',
]);

/** Words by which something lowers or raises a tax: beside « combien », the difference is asked. */
export const CHANGENT: ReadonlySet<string> = new Set(
  'rajoute rajouter rajoutera rajouterait baisse baisser baissera baisserait baissent reduit reduire reduira reduirait reduisent diminue diminuer diminuera diminuerait diminuent allege alleger allegera allegerait enleve enlever enlevera enleverait grimpe grimper grimpera grimperait augmentera augmenterait augmente augmenter economise economiser economiserai economiserais economisera economiserait'.split(
    ' ',
  ),
);

/** What a person may want to know, by the words that ask for it. */
export const DEMANDES = [
  notion(
    'comparaison',
    'vaut mieux',
    'mieux vaut|vaut il mieux|vaut-il mieux|le mieux|est mieux|plus avantageux|plus avantageuse|plus interessant|moins cher|lequel des deux|laquelle des deux|lequel choisir|laquelle choisir|lequel prendre|laquelle prendre|qui doit prendre|qui doit declarer|qui prend|qui le prend|qui a raison|interet a|interessant de|difference entre|la difference|quelle difference|ca change|cela change|change quoi|change rien|change quelque chose|qu est ce que ca change|avantage a|gagnant|preferable|rentable|optimal|ou plutot|comparer|comparaison|comparatif|versus|pfu vs|vs pfu|vs 2op|vs bareme|vs reel|reel vs|micro vs|vs micro|arbitrage|vaut le coup|interessant pour moi|avantageux pour moi|interessante pour moi|interessant dans mon cas|avantageux dans mon cas|valable pour moi|mieux pour moi|bareme ou le pfu|bareme ou pfu|bareme ou la flat tax|bareme ou flat tax|pfu ou le bareme|pfu ou bareme|flat tax ou le bareme|flat tax ou bareme|bareme ou le prelevement forfaitaire|gagnerait on a|gagnerais je a|gagnerions nous a|gagne t on a|on gagnerait a|plutot que la flat tax|plutot que le pfu|plutot que le bareme|plutot que la flat|bonne idee|mauvais calcul|avec et sans|avec ou sans',
  ),
  notion(
    'gain',
    'économie',
    'je gagne quoi|on gagne quoi|gagne quoi moi|gagnerais quoi|gagnerait quoi|j economise|on economise|nous economisons|economiser|economise|economisera|economiserait|j y gagne|on y gagne|fait gagner|je gagne combien a|gain de droits|gain fiscal|gain d impot|combien je gagne|je gagne combien|gagne combien|combien on gagne|combien je gagnerais|combien j economise|baisse de combien|baisserait de combien|combien en moins|de combien baisse|de combien baisserait|augmente de combien|de combien augmente|augmenter de combien|augmentera de combien|augmenter l impot de combien|augmente l impot de combien|augmenter mon impot de combien|augmenter mes impots de combien|augmenter les impots de combien|de combien augmenter|de combien ca augmente|de combien mon impot va|de combien va augmenter|on perd combien|je perds combien|perd combien|quel surcout|me rapporte combien|combien ca rapporte|combien ca me rapporte|rapporterait combien|impot en moins|impot en plus|impot de plus|impot supplementaire|quel ecart|l ecart|ecart d ir|ecart d impot|combien de plus|paierai combien de plus|paierais combien de plus|paierait combien de plus|je paierai combien de moins|combien de moins|combien d impot en plus|combien d impots en plus|combien d impot en moins|je perdrais combien|je perdrai combien|on perdrait combien|nous perdrions combien|perdrais combien|perdrait combien|combien je perdrais|combien on perdrait|gagnerais combien|gagnerait combien|gagnerions combien|combien on gagnerait|combien nous gagnerions|combien economiserais|combien economiserait|combien economiserions|combien le foyer economiserait|economiserions|m economise|m economiserait|nous economise|nous economiserait|nous ferait il economiser|ferait il economiser|ferait economiser|fait elle gagner|nous fait elle gagner|me fait elle gagner|nous fait il gagner|nous rend combien|elle nous rend combien|nous rembourse combien|coute combien en plus|couter combien en plus|couterait combien en plus|couter en plus|cout en plus|gagnons nous quelque chose|gagne quelque chose|gagne vraiment|coute la reprise|ce que coute la reprise|ce que ca coute en impot|delta ir|delta d ir|eco ir|economie ir|economie d ir|gain d ir|gain ir|quelle incidence sur les droits|quelle incidence sur l impot|quelle incidence sur mon impot|quel impact sur les droits|quel impact sur l impot|quel impact sur mon impot|combien ca me rajoute|ca me rajoute combien|combien ca rajoute|ca rajoute combien|quel gain|quel est le gain|quelle economie|quel benefice fiscal',
  ),
  notion(
    'net_restant',
    'il me reste',
    'net pour lui|net pour elle|net pour nous|net pour le client|net client|net apres l impot de|net apres l impot|il nous reste|il lui reste|il restera|il me restera|me reste t il|nous reste t il|reste t il|reste combien|restera combien|dans la poche|dans ma poche|dans nos poches|net en poche|net vendeur|net d impot|net apres impot|apres impots|net de fiscalite|je recupere combien|on recupere combien|je touche combien au final|net recu|net percu|combien je touche|combien il touche|combien elle touche|combien on touche|combien recoit|vais je recevoir|je vais recevoir combien|combien je vais recevoir|vais je reellement recevoir|combien je recevrai|recevrai je combien|recevra combien|recevra t il|net de droits|reste a vivre|ce qu il reste|reste a charge|ce qui me reste|coute vraiment|coute reellement|cout reel|cout net',
  ),
  notion(
    'cout_total',
    'coût total',
    'tout compris|cotisations et impot|impot et cotisations|impots et cotisations|impot et de cotisations|impots et de cotisations|cotisations et d impot|cotisations et d impots|charges et impot|impot et de charges|en tout et pour tout',
  ),
  notion(
    'credit',
    'quel crédit',
    'quel credit d impot|combien de credit|combien de credit d impot|quelle reduction d impot|quelle reduction|combien de reduction|credit de combien|reduction de combien|combien de reduc|quelle reduc',
  ),
  notion(
    'valeur_demembree',
    'vaut la nue-propriété',
    'vaut la nue propriete|vaut l usufruit|vaut mon usufruit|vaut son usufruit|vaut combien la nue-propriete|vaut combien la nue propriete|vaut combien l usufruit|valent la nue propriete|valeur de la nue-propriete|valeur de la nue propriete|valeur de l usufruit|valeur fiscale de la nue propriete|valeur fiscale de l usufruit|valeur de mon usufruit|evaluer la nue propriete|evaluer l usufruit|evaluee la nue propriete|evalue l usufruit|combien vaudrait la nue propriete|combien vaudrait l usufruit|combien pour la nue propriete',
  ),
  notion(
    'parts',
    'nombre de parts',
    'combien de parts|combien de part|nb de parts|nbre de parts|j ai droit a combien de parts|combien de parts fiscales|parts et impot|nombre de parts et impot',
  ),
  notion(
    'taux_marginal',
    'tranche marginale',
    'tmi|taux marginal|ma tranche|notre tranche|quelle tranche|tranche d imposition|tranche ?|tranche?',
  ),
  notion('taux', 'quel taux', 'a quel taux|quel pourcentage|taux moyen|taux effectif|quel est le taux'),
  notion(
    'echeance',
    'date limite',
    'avant quand|jusqu a quand|a quelle date|quelle date|pour quand|quand payer|quand declarer|avant quelle date|quand paye t|quand paie t|quand paiera t|quand payera t|quand paierai|quand vais je payer|quand va t il payer|quand va t elle payer|quand declare t|quand declarera t|quand paiera moi|quand declare moi',
  ),
  notion(
    'date',
    'à partir de quand',
    'depuis quand|quand dois je|quand doit on|quand doit moi|quand doit il|quand doit elle|quand devons nous|quand faut il|quand vais je|quand va t il|quand va t elle|quand est ce|c est quand|et quand',
  ),
  notion('duree', 'combien de temps', 'pendant combien|quel delai|delai|combien d annees'),
  notion(
    'penalite',
    'pénalité',
    'majoration|penalites|interets de retard|interet de retard|amende|redressement|sanction|risque combien|risque quoi|je risque',
  ),
  notion(
    'seuil',
    'à partir de combien',
    'a partir de quel|a partir duquel|a partir de laquelle|premier salaire|premier revenu imposable|a partir de quelle|jusqu a combien|jusqu a quel|quel plafond|quel est le plafond|quel seuil|quel est le seuil|quelle limite|quelle est la limite|quel maximum|quel est le maximum|combien au maximum|combien au plus|combien puis je|combien peut on|combien je peux|peut donner combien|dispo max|montant maximum|montant maximal',
  ),
  notion(
    'solde',
    'reste à payer',
    'il nous reste combien d impot|il me reste combien d impot|il reste combien d impot|reste combien d impot|il nous reste a payer|il me reste a payer|il nous reste quoi a payer|il me reste quoi a payer|il me reste combien a payer|il nous reste combien a payer|que reste t il a payer|reste t il de l impot|reste t il d imposable|que reste t il d imposable|combien reste t il d imposable|quel impot reste t il|reste t il encore quelque chose|il nous reste quoi|que restera t il comme droits|reste t il a payer|restera t il a payer|combien reste t il a payer|combien me reste t il a payer|combien il me reste a payer|combien il nous reste a payer|on va me rendre|on va nous rendre|me rendre de l argent|rembourse',
  ),
  notion(
    'formulaire',
    'quelle case',
    'quelles cases|que cocher|quoi cocher|faut il cocher|dois je cocher|dans quelle case|quel formulaire|quelle annexe|quelle ligne|quelle declaration|ou declarer|ou l inscrire|ou je mets',
  ),
  notion(
    'droits',
    'quels droits',
    'combien de droits|droits de donation|droits de succession|droits de mutation|dmtg|quels sont les droits',
  ),
  notion('acompte', 'acompte', 'acomptes|mensualite|mensualites|mensualisation|modulation|moduler'),
  notion(
    'retenue',
    'prélèvement à la source',
    'mon taux de prelevement|notre taux de prelevement|quel taux individualise|quel taux personnalise|quel taux de prelevement|taux neutre|taux personnalise|taux individualise|combien de retenue',
  ),
  notion(
    'formalites',
    'faut-il déclarer',
    'a declarer|comment declare t il|comment declare t elle|comment declare t on|comment declare moi|dois je declarer|doit on declarer|faut il declarer|comment declarer|comment ca se declare|comment faire|quelles demarches|que dois je faire|on fait quoi|je fais quoi|quelles formalites|quels papiers|quel justificatif|quels justificatifs',
  ),
  notion(
    'pourquoi',
    'pourquoi',
    'pour quelle raison|explique moi|expliquez moi|c est normal|est ce normal|normal ou pas',
  ),
  notion(
    'prelevements',
    'prélèvements sociaux',
    'csg|csg crds|prelevements|cotisations sociales|charges sociales|urssaf',
  ),
  notion(
    'depense_pour',
    'quelle dépense pour cela',
    'combien de depenses|combien de depense|combien faut il depenser|combien je dois depenser|combien dois je depenser|combien depenser|faut il depenser|combien faut il donner|combien dois je donner|j ai donne combien|quel montant de dons|quel montant de don|combien de dons|combien j ai donne|quel patrimoine|combien de patrimoine|combien je gagne a peu pres|combien faut il gagner',
  ),
  notion(
    'plafonnement',
    'plafonnement des niches',
    'plafond des niches|plafonnement des niches|niches fiscales|avec le plafonnement|plafonnement global|plafond global',
  ),
  notion(
    'part_seule',
    'rien que sur cela',
    'rien que sur|rien que pour|uniquement sur|uniquement pour|juste sur|juste pour|seulement sur|la dessus|la-dessus|sur ca|sur cette somme|sur ce revenu|sur ces revenus',
  ),
  notion(
    'projection',
    'sur dix ans',
    'dans dix ans|dans 10 ans|chaque annee ensuite|tous les ans ensuite|les annees suivantes|l annee d apres|et ensuite',
  ),
] as const;
