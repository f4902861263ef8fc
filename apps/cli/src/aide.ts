export const AIDE = `francis : les usages de Francis, depuis un terminal.

  ir                          lit un foyer (JSON) ou plusieurs (un JSON par ligne) sur l'entrée standard
                              et écrit une ligne de résultat par foyer ; code de sortie 1 si l'un est refusé
  suisse, luxembourg, andorre, tva
                              mêmes usages : une demande JSON par ligne, à plat ou sous « inputs » ; montants du pays
  question "…" [--json]       répond sans serveur ; --json écrit les champs de la réponse
           [--pays FR|CH|AD|LU] [--profil '{…}']
  questions FICHIER|- [--json] [--jour AAAA-MM-JJ]
                              répond à une liste, une question par ligne : son statut, ses chiffres, la question ;
                              une ligne qui commence par « > » continue la conversation de la ligne précédente
  lire --question FICHIER|- [--json] [--jour AAAA-MM-JJ]
                              ce qui est lu d'une question : mentions, demandes, faits et leurs preuves, ce qui est
                              écarté, ce qui reste, les doutes, le statut
  faits [--json]              le catalogue des faits, un par ligne
  faits moteur [--calcul …]   lit des situations (faits à plat, en JSON) sur l'entrée standard et écrit l'entrée du
                              calcul, toujours dans l'ordre du catalogue ; code de sortie 1 si l'une est refusée
  corpus importer --source bofip|legi|service-public --dossier … | --fichier …
                              lit les textes officiels (données ouvertes) dans la base de l'instance ; un import
                              interrompu reprend où il s'est arrêté ; code de sortie 1 si un fichier est refusé
  client acces ID             écrit en JSON tout ce que l’instance garde d’un client d’un cabinet (RGPD, article 15)
  client effacer ID --oui     l’efface pour toujours (article 17) ; code de sortie 1 si ce dossier n’existe pas
  moderation                  écrit les signalements de l’annuaire à examiner, un par ligne (JSON)
  moderation journal          écrit le journal de la modération, du dernier geste au premier
  moderation rejeter|retirer|exclure|reintegrer ID [--raison "…"]
                              décide d’un signalement : rien à retirer, retirer le message, exclure de l’annuaire,
                              réadmettre ; la décision est journalisée et les personnes concernées en sont averties
  modele essayer [--json]     pose vingt questions du banc au modèle hébergé que la configuration nomme (MODELE…) et
                              écrit sa note, son coût et sa durée ; code de sortie 1 s’il n’y en a pas, ou s’il ne
                              répond pas
  mcp                         sert le moteur et les notes à un programme qui parle MCP, sur l'entrée et la sortie
                              standard ; sans compte ni réseau
  jeton --compte demo|demo-pro [--url http://127.0.0.1:3000]
  jeton --email … --mot-de-passe … [--url …]
                              se connecte à une instance de démonstration et écrit un jeton d'accès

Exemple : echo '{"annee_revenus":2025,"declarant1":{"salaires":32000}}' | npm run --silent francis -- ir
`;
