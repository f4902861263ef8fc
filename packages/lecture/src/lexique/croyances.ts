/** What somebody else put forward before a number: the calculation settles it. */
export const AVANCE_PAR_D_AUTRES =
  "on m'a dit|on m'a parle|on me dit|on me parle|on nous dit|on nous a dit|on m'avait dit|on dit|on parle|il parait|parait|apparemment|j'ai lu|j'ai entendu|on lit|me soutient|soutient|soutiennent|pretend|pretendent|affirme|affirment|me jure|jure|me dit|me disent|m'a dit|m'ont dit|dit|disent|m'annonce|me parle de|croit|croient|certifie";

/** Words that make a rate one of the law: what is taxed, and by how much. */
export const TAUX_DE_LA_LOI =
  "d'impot|d'impots|abattement|d'abattement|tranche|taxe|taxes|flat tax|pfu|prelevement|prelevements|droits|forfait|exonere|exoneration|impose|imposes|taux|reduction|impot|impots";

/** What a rate is a share of, when it tells who owns, works or receives: never a mere belief. */
export const TAUX_D_UNE_PART =
  "parts|capital|maison|bien|appartement|l'appart|indivision|indivis|detiens|detient|detenons|possede|possedons|quote-part|quote part|ma part|sa part|leur part|participation|temps partiel|temps de travail|rente|invalidite|handicap|taux de prelevement|mon taux";

/** What is left of a sale once the purchase is off, as people call it. */
export const NOM_DU_GAIN =
  'benefice|benefices|benef|plus-value|plus value|gain|gains|profit|culbute|difference|de plus|marge';
