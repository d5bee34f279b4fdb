// Copied from engine/manifest/texts by "npm run generate". Do not edit.
export const formTexts = {
  "ar": {
    "language": "ar",
    "isRightToLeft": true,
    "missing": "هذا الحقل مطلوب.",
    "unchosen": "يرجى الاختيار.",
    "disagreed": "الموافقة مطلوبة.",
    "email": "هذا ليس عنوان بريد إلكتروني.",
    "tel": "هذا ليس رقم هاتف.",
    "number": "هذا ليس رقمًا.",
    "date": "هذا ليس تاريخًا.",
    "choice": "يرجى الاختيار من القائمة.",
    "leastLetters": "عدد الأحرف: # على الأقل.",
    "mostLetters": "عدد الأحرف: # على الأكثر.",
    "least": "# على الأقل.",
    "most": "# على الأكثر.",
    "earliest": "ليس قبل #.",
    "latest": "ليس بعد #.",
    "leastChoices": "يرجى اختيار # على الأقل.",
    "mostChoices": "يرجى اختيار # على الأكثر.",
    "fileKind": "أنواع الملفات المقبولة: #.",
    "fileSize": "الملف # ميغابايت على الأكثر، والملفات معًا # ميغابايت.",
    "removeFile": "إزالة",
    "chooseAgain": "يرجى اختيار الملفات من جديد.",
    "notSent": "لم تُرسَل رسالتك",
    "again": "تحتاج بعض الحقول إلى مراجعة.",
    "many": "رسائل كثيرة في وقت قصير. يرجى المحاولة لاحقًا.",
    "rush": "تصل الآن رسائل كثيرة جدًا. يرجى الانتظار 10 ثوانٍ ثم الإرسال مرة أخرى.",
    "away": "تعذّر حفظ الرسالة الآن. يرجى المحاولة مرة أخرى: لن تُرسَل مرتين.",
    "full": "لا يمكن حفظ المزيد من الملفات الآن. يمكن إرسال رسالة بلا ملفات.",
    "refused": "تعذّرت قراءة الرسالة، أو أنها طويلة جدًا.",
    "send": "إرسال",
    "back": "العودة إلى الصفحة",
    "leave": "اترك هذا الحقل فارغًا",
    "given": {
      "optional": "# (اختياري)",
      "text": "#: يجب إدخال نص.",
      "name": {
        "label": "الاسم",
        "missing": "يرجى كتابة الاسم.",
        "most": "يجب ألا يزيد عدد أحرف الاسم على #."
      },
      "email": {
        "label": "البريد الإلكتروني",
        "missing": "يرجى كتابة عنوان بريد إلكتروني صحيح.",
        "most": "يجب ألا يزيد عدد أحرف البريد الإلكتروني على #."
      },
      "company": {
        "label": "الشركة",
        "most": "يجب ألا يزيد عدد أحرف اسم الشركة على #."
      },
      "phone": {
        "label": "الهاتف",
        "most": "يجب ألا يزيد عدد أحرف رقم الهاتف على #."
      },
      "message": {
        "label": "الرسالة",
        "missing": "يرجى كتابة رسالة.",
        "most": "يجب ألا يزيد عدد أحرف الرسالة على #."
      }
    },
    "mail": {
      "from": "رسالة من #",
      "about": "بخصوص",
      "received": "وقت الاستلام",
      "language": "اللغة",
      "notGiven": "غير مذكور",
      "notAttached": "لم يُرفق",
      "spam": "قد تكون رسالة مزعجة",
      "honeypot": "مُلئ حقل مخفي",
      "tooFast": "مُلئ النموذج أسرع مما يكتب إنسان",
      "replyTo": "للرد، اكتب إلى #: لم يقبله مزوّد البريد عنوانًا للرد.",
      "dead": "رسائل تعذّر إرسالها بالبريد: #",
      "deadAdvice": "الرسائل محفوظة. انظر docs/contact.md، القسم «When mail is dead».",
      "noReason": "السبب غير معروف"
    }
  },
  "de": {
    "language": "de",
    "isRightToLeft": false,
    "missing": "Bitte ausfüllen.",
    "unchosen": "Bitte auswählen.",
    "disagreed": "Bitte zustimmen.",
    "email": "Das ist keine E-Mail-Adresse.",
    "tel": "Das ist keine Telefonnummer.",
    "number": "Das ist keine Zahl.",
    "date": "Das ist kein Datum.",
    "choice": "Bitte aus der Liste auswählen.",
    "leastLetters": "Mindestens # Zeichen.",
    "mostLetters": "Höchstens # Zeichen.",
    "least": "Mindestens #.",
    "most": "Höchstens #.",
    "earliest": "Nicht vor dem #.",
    "latest": "Nicht nach dem #.",
    "leastChoices": "Bitte mindestens # auswählen.",
    "mostChoices": "Bitte höchstens # auswählen.",
    "fileKind": "Nur Dateien dieser Art: #.",
    "fileSize": "Höchstens # MB je Datei und # MB insgesamt.",
    "removeFile": "Entfernen",
    "chooseAgain": "Bitte die Dateien noch einmal auswählen.",
    "notSent": "Die Nachricht wurde nicht gesendet",
    "again": "Einige Felder bitte noch einmal ansehen.",
    "many": "Zu viele Nachrichten in kurzer Zeit. Bitte später noch einmal versuchen.",
    "rush": "Gerade kommen sehr viele Nachrichten an. Bitte 10 Sekunden warten und dann noch einmal senden.",
    "away": "Die Nachricht konnte gerade nicht gespeichert werden. Bitte noch einmal versuchen: Sie wird nicht doppelt gesendet.",
    "full": "Im Moment können keine Dateien mehr aufbewahrt werden. Eine Nachricht ohne Dateien kann gesendet werden.",
    "refused": "Die Nachricht konnte nicht gelesen werden oder ist zu lang.",
    "send": "Senden",
    "back": "Zurück zur Seite",
    "leave": "Dieses Feld leer lassen",
    "given": {
      "optional": "# (optional)",
      "text": "#: Hier wird Text erwartet.",
      "name": {
        "label": "Name",
        "missing": "Bitte den Namen angeben.",
        "most": "Der Name darf höchstens # Zeichen lang sein."
      },
      "email": {
        "label": "E-Mail",
        "missing": "Bitte eine gültige E-Mail-Adresse angeben.",
        "most": "Die E-Mail-Adresse darf höchstens # Zeichen lang sein."
      },
      "company": {
        "label": "Firma",
        "most": "Der Name der Firma darf höchstens # Zeichen lang sein."
      },
      "phone": {
        "label": "Telefon",
        "most": "Die Telefonnummer darf höchstens # Zeichen lang sein."
      },
      "message": {
        "label": "Nachricht",
        "missing": "Bitte eine Nachricht schreiben.",
        "most": "Die Nachricht darf höchstens # Zeichen lang sein."
      }
    },
    "mail": {
      "from": "Nachricht von #",
      "about": "Betrifft",
      "received": "Eingegangen",
      "language": "Sprache",
      "notGiven": "nicht angegeben",
      "notAttached": "Nicht angehängt",
      "spam": "Möglicherweise Spam",
      "honeypot": "ein verborgenes Feld wurde ausgefüllt",
      "tooFast": "es wurde schneller ausgefüllt, als ein Mensch tippt",
      "replyTo": "Antworten bitte an # schreiben: Der Mailanbieter hat die Adresse nicht als Antwortadresse angenommen.",
      "dead": "Nachrichten, die nicht per Mail zugestellt werden konnten: #",
      "deadAdvice": "Sie sind gespeichert. Siehe docs/contact.md, „When mail is dead“.",
      "noReason": "kein Grund bekannt"
    }
  },
  "en": {
    "language": "en",
    "isRightToLeft": false,
    "missing": "Please fill this in.",
    "unchosen": "Please choose.",
    "disagreed": "Please agree.",
    "email": "This is not an email address.",
    "tel": "This is not a telephone number.",
    "number": "This is not a number.",
    "date": "This is not a day.",
    "choice": "Please choose from the list.",
    "leastLetters": "At least # characters.",
    "mostLetters": "At most # characters.",
    "least": "At least #.",
    "most": "At most #.",
    "earliest": "Not before #.",
    "latest": "Not after #.",
    "leastChoices": "Choose at least #.",
    "mostChoices": "Choose at most #.",
    "fileKind": "Only files of these kinds: #.",
    "fileSize": "At most # MB a file, and # MB in all.",
    "removeFile": "Remove",
    "chooseAgain": "Please choose the files again.",
    "notSent": "Your message was not sent",
    "again": "Some fields need another look.",
    "many": "Too many messages in a short time. Please try again later.",
    "rush": "Very many messages are coming in just now. Please wait 10 seconds, then send yours once more.",
    "away": "The message could not be stored just now. Please try again: it will not be sent twice.",
    "full": "No more files can be kept just now. A message without files can be sent.",
    "refused": "The message could not be read, or it is too long.",
    "send": "Send",
    "back": "Back to the page",
    "leave": "Leave this empty",
    "given": {
      "optional": "# (optional)",
      "text": "# must be text",
      "name": {
        "label": "Name",
        "missing": "Name is required",
        "most": "Name must be at most # characters"
      },
      "email": {
        "label": "Email",
        "missing": "Invalid email address",
        "most": "Email must be at most # characters"
      },
      "company": {
        "label": "Company",
        "most": "Company must be at most # characters"
      },
      "phone": {
        "label": "Phone",
        "most": "Phone must be at most # characters"
      },
      "message": {
        "label": "Message",
        "missing": "Message is required",
        "most": "Message must be at most # characters"
      }
    },
    "mail": {
      "from": "Message from #",
      "about": "About",
      "received": "Received",
      "language": "Language",
      "notGiven": "not given",
      "notAttached": "Not attached",
      "spam": "Possibly spam",
      "honeypot": "a hidden field was filled",
      "tooFast": "it was filled in faster than a person types",
      "replyTo": "To answer, write to #: the mail provider did not take it as the address to reply to.",
      "dead": "Messages that could not be mailed: #",
      "deadAdvice": "They are stored. See docs/contact.md, \"When mail is dead\".",
      "noReason": "no reason kept"
    }
  },
  "es": {
    "language": "es",
    "isRightToLeft": false,
    "missing": "Este campo es obligatorio.",
    "unchosen": "Elija una opción.",
    "disagreed": "Es necesario aceptar.",
    "email": "No es una dirección de correo electrónico.",
    "tel": "No es un número de teléfono.",
    "number": "No es un número.",
    "date": "No es una fecha.",
    "choice": "Elija una opción de la lista.",
    "leastLetters": "Al menos # caracteres.",
    "mostLetters": "Como máximo # caracteres.",
    "least": "Al menos #.",
    "most": "Como máximo #.",
    "earliest": "No antes del #.",
    "latest": "No después del #.",
    "leastChoices": "Elija al menos #.",
    "mostChoices": "Elija como máximo #.",
    "fileKind": "Solo archivos de estos tipos: #.",
    "fileSize": "Como máximo # MB por archivo y # MB en total.",
    "removeFile": "Quitar",
    "chooseAgain": "Elija los archivos de nuevo.",
    "notSent": "Su mensaje no se ha enviado",
    "again": "Hay campos que revisar.",
    "many": "Demasiados mensajes en poco tiempo. Inténtelo de nuevo más tarde.",
    "rush": "Están llegando muchísimos mensajes. Espere 10 segundos y vuelva a enviar el suyo.",
    "away": "No se ha podido guardar el mensaje. Inténtelo de nuevo: no se enviará dos veces.",
    "full": "Por ahora no se pueden guardar más archivos. Se puede enviar un mensaje sin archivos.",
    "refused": "No se ha podido leer el mensaje, o es demasiado largo.",
    "send": "Enviar",
    "back": "Volver a la página",
    "leave": "Deje este campo vacío",
    "given": {
      "optional": "# (opcional)",
      "text": "#: debe ser un texto.",
      "name": {
        "label": "Nombre",
        "missing": "Indique su nombre.",
        "most": "El nombre debe tener como máximo # caracteres."
      },
      "email": {
        "label": "Correo electrónico",
        "missing": "Indique una dirección de correo electrónico válida.",
        "most": "El correo electrónico debe tener como máximo # caracteres."
      },
      "company": {
        "label": "Empresa",
        "most": "El nombre de la empresa debe tener como máximo # caracteres."
      },
      "phone": {
        "label": "Teléfono",
        "most": "El teléfono debe tener como máximo # caracteres."
      },
      "message": {
        "label": "Mensaje",
        "missing": "Escriba un mensaje.",
        "most": "El mensaje debe tener como máximo # caracteres."
      }
    },
    "mail": {
      "from": "Mensaje de #",
      "about": "Asunto",
      "received": "Recibido",
      "language": "Idioma",
      "notGiven": "no indicado",
      "notAttached": "No adjuntado",
      "spam": "Posible spam",
      "honeypot": "se rellenó un campo oculto",
      "tooFast": "se rellenó más rápido de lo que escribe una persona",
      "replyTo": "Para responder, escriba a #: el proveedor de correo no la aceptó como dirección de respuesta.",
      "dead": "Mensajes que no se pudieron enviar por correo: #",
      "deadAdvice": "Están guardados. Véase docs/contact.md, «When mail is dead».",
      "noReason": "sin motivo conocido"
    }
  },
  "fr": {
    "language": "fr",
    "isRightToLeft": false,
    "missing": "Ce champ est obligatoire.",
    "unchosen": "Merci de choisir.",
    "disagreed": "Votre accord est nécessaire.",
    "email": "Ce n’est pas une adresse e-mail.",
    "tel": "Ce n’est pas un numéro de téléphone.",
    "number": "Ce n’est pas un nombre.",
    "date": "Ce n’est pas une date.",
    "choice": "Merci de choisir dans la liste.",
    "leastLetters": "Au moins # caractères.",
    "mostLetters": "Au plus # caractères.",
    "least": "Au moins #.",
    "most": "Au plus #.",
    "earliest": "Pas avant le #.",
    "latest": "Pas après le #.",
    "leastChoices": "Choisir au moins #.",
    "mostChoices": "Choisir au plus #.",
    "fileKind": "Uniquement des fichiers de ces types : #.",
    "fileSize": "Au plus # Mo par fichier et # Mo en tout.",
    "removeFile": "Retirer",
    "chooseAgain": "Choisir les fichiers à nouveau.",
    "notSent": "Votre message n’a pas été envoyé",
    "again": "Certains champs sont à revoir.",
    "many": "Trop de messages en peu de temps. Merci de réessayer plus tard.",
    "rush": "De très nombreux messages arrivent en ce moment. Merci d’attendre 10 secondes, puis de renvoyer le vôtre.",
    "away": "Le message n’a pas pu être enregistré. Merci de réessayer : il ne sera pas envoyé deux fois.",
    "full": "Aucun autre fichier ne peut être conservé pour le moment. Un message sans fichier peut être envoyé.",
    "refused": "Le message n’a pas pu être lu, ou il est trop long.",
    "send": "Envoyer",
    "back": "Retour à la page",
    "leave": "Laisser ce champ vide",
    "given": {
      "optional": "# (facultatif)",
      "text": "# : un texte est attendu.",
      "name": {
        "label": "Nom",
        "missing": "Merci d’indiquer votre nom.",
        "most": "Le nom doit comporter au plus # caractères."
      },
      "email": {
        "label": "E-mail",
        "missing": "Merci d’indiquer une adresse e-mail valide.",
        "most": "L’adresse e-mail doit comporter au plus # caractères."
      },
      "company": {
        "label": "Entreprise",
        "most": "Le nom de l’entreprise doit comporter au plus # caractères."
      },
      "phone": {
        "label": "Téléphone",
        "most": "Le numéro de téléphone doit comporter au plus # caractères."
      },
      "message": {
        "label": "Message",
        "missing": "Merci d’écrire un message.",
        "most": "Le message doit comporter au plus # caractères."
      }
    },
    "mail": {
      "from": "Message de #",
      "about": "Objet",
      "received": "Reçu le",
      "language": "Langue",
      "notGiven": "non indiqué",
      "notAttached": "Non joint",
      "spam": "Peut-être indésirable",
      "honeypot": "un champ caché a été rempli",
      "tooFast": "le formulaire a été rempli plus vite qu’une personne ne tape",
      "replyTo": "Pour répondre, écrire à # : le service de messagerie ne l’a pas acceptée comme adresse de réponse.",
      "dead": "Messages qui n’ont pas pu être envoyés par e-mail : #",
      "deadAdvice": "Ils sont enregistrés. Voir docs/contact.md, « When mail is dead ».",
      "noReason": "aucune raison connue"
    }
  },
  "he": {
    "language": "he",
    "isRightToLeft": true,
    "missing": "שדה חובה.",
    "unchosen": "נא לבחור.",
    "disagreed": "נדרשת הסכמה.",
    "email": "זו אינה כתובת דוא״ל.",
    "tel": "זה אינו מספר טלפון.",
    "number": "זה אינו מספר.",
    "date": "זה אינו תאריך.",
    "choice": "נא לבחור מהרשימה.",
    "leastLetters": "לפחות # תווים.",
    "mostLetters": "לכל היותר # תווים.",
    "least": "לפחות #.",
    "most": "לכל היותר #.",
    "earliest": "לא לפני #.",
    "latest": "לא אחרי #.",
    "leastChoices": "נא לבחור לפחות #.",
    "mostChoices": "נא לבחור לכל היותר #.",
    "fileKind": "רק קבצים מהסוגים האלה: #.",
    "fileSize": "עד # מגה-בייט לקובץ, ועד # מגה-בייט בסך הכול.",
    "removeFile": "הסרה",
    "chooseAgain": "נא לבחור את הקבצים שוב.",
    "notSent": "ההודעה לא נשלחה",
    "again": "יש שדות שדורשים תיקון.",
    "many": "יותר מדי הודעות בזמן קצר. נא לנסות שוב מאוחר יותר.",
    "rush": "מגיעות כעת הודעות רבות מאוד. נא להמתין 10 שניות ולשלוח שוב.",
    "away": "לא ניתן היה לשמור את ההודעה כעת. נא לנסות שוב: היא לא תישלח פעמיים.",
    "full": "לא ניתן לשמור כעת קבצים נוספים. אפשר לשלוח הודעה ללא קבצים.",
    "refused": "לא ניתן היה לקרוא את ההודעה, או שהיא ארוכה מדי.",
    "send": "שליחה",
    "back": "חזרה לדף",
    "leave": "נא להשאיר שדה זה ריק",
    "given": {
      "optional": "# (לא חובה)",
      "text": "#: יש להזין טקסט.",
      "name": {
        "label": "שם",
        "missing": "נא למלא שם.",
        "most": "השם: לכל היותר # תווים."
      },
      "email": {
        "label": "דוא״ל",
        "missing": "נא למלא כתובת דוא״ל תקינה.",
        "most": "כתובת הדוא״ל: לכל היותר # תווים."
      },
      "company": {
        "label": "חברה",
        "most": "שם החברה: לכל היותר # תווים."
      },
      "phone": {
        "label": "טלפון",
        "most": "מספר הטלפון: לכל היותר # תווים."
      },
      "message": {
        "label": "הודעה",
        "missing": "נא לכתוב הודעה.",
        "most": "ההודעה: לכל היותר # תווים."
      }
    },
    "mail": {
      "from": "הודעה מאת #",
      "about": "בנושא",
      "received": "התקבלה",
      "language": "שפה",
      "notGiven": "לא צוין",
      "notAttached": "לא צורף",
      "spam": "ייתכן שזה ספאם",
      "honeypot": "שדה נסתר מולא",
      "tooFast": "הטופס מולא מהר יותר מכפי שאדם מקליד",
      "replyTo": "כדי להשיב, יש לכתוב אל #: ספק הדוא״ל לא קיבל אותה ככתובת למענה.",
      "dead": "הודעות שלא ניתן היה לשלוח בדוא״ל: #",
      "deadAdvice": "ההודעות שמורות. ראו docs/contact.md, בפרק \"When mail is dead\".",
      "noReason": "הסיבה אינה ידועה"
    }
  },
  "it": {
    "language": "it",
    "isRightToLeft": false,
    "missing": "Campo obbligatorio.",
    "unchosen": "Scegliere un’opzione.",
    "disagreed": "È necessario il consenso.",
    "email": "Non è un indirizzo e-mail.",
    "tel": "Non è un numero di telefono.",
    "number": "Non è un numero.",
    "date": "Non è una data.",
    "choice": "Scegliere dall’elenco.",
    "leastLetters": "Almeno # caratteri.",
    "mostLetters": "Al massimo # caratteri.",
    "least": "Almeno #.",
    "most": "Al massimo #.",
    "earliest": "Non prima del #.",
    "latest": "Non dopo il #.",
    "leastChoices": "Scegliere almeno #.",
    "mostChoices": "Scegliere al massimo #.",
    "fileKind": "Solo file di questi tipi: #.",
    "fileSize": "Al massimo # MB per file e # MB in tutto.",
    "removeFile": "Rimuovi",
    "chooseAgain": "Scegliere di nuovo i file.",
    "notSent": "Il messaggio non è stato inviato",
    "again": "Alcuni campi sono da rivedere.",
    "many": "Troppi messaggi in poco tempo. Riprovare più tardi.",
    "rush": "Stanno arrivando moltissimi messaggi. Attendere 10 secondi e inviare di nuovo.",
    "away": "Non è stato possibile salvare il messaggio. Riprovare: non sarà inviato due volte.",
    "full": "Al momento non si possono conservare altri file. Si può inviare un messaggio senza file.",
    "refused": "Non è stato possibile leggere il messaggio, oppure è troppo lungo.",
    "send": "Invia",
    "back": "Torna alla pagina",
    "leave": "Lasciare vuoto questo campo",
    "given": {
      "optional": "# (facoltativo)",
      "text": "#: deve essere un testo.",
      "name": {
        "label": "Nome",
        "missing": "Indicare il nome.",
        "most": "Il nome può avere al massimo # caratteri."
      },
      "email": {
        "label": "E-mail",
        "missing": "Indicare un indirizzo e-mail valido.",
        "most": "L’indirizzo e-mail può avere al massimo # caratteri."
      },
      "company": {
        "label": "Azienda",
        "most": "Il nome dell’azienda può avere al massimo # caratteri."
      },
      "phone": {
        "label": "Telefono",
        "most": "Il numero di telefono può avere al massimo # caratteri."
      },
      "message": {
        "label": "Messaggio",
        "missing": "Scrivere un messaggio.",
        "most": "Il messaggio può avere al massimo # caratteri."
      }
    },
    "mail": {
      "from": "Messaggio da #",
      "about": "Oggetto",
      "received": "Ricevuto",
      "language": "Lingua",
      "notGiven": "non indicato",
      "notAttached": "Non allegato",
      "spam": "Possibile spam",
      "honeypot": "è stato compilato un campo nascosto",
      "tooFast": "è stato compilato più in fretta di quanto una persona scriva",
      "replyTo": "Per rispondere, scrivere a #: il servizio di posta non l’ha accettato come indirizzo di risposta.",
      "dead": "Messaggi che non è stato possibile inviare per posta: #",
      "deadAdvice": "Sono salvati. Vedere docs/contact.md, «When mail is dead».",
      "noReason": "nessun motivo noto"
    }
  },
  "ja": {
    "language": "ja",
    "isRightToLeft": false,
    "missing": "入力してください。",
    "unchosen": "選択してください。",
    "disagreed": "同意が必要です。",
    "email": "メールアドレスの形式ではありません。",
    "tel": "電話番号の形式ではありません。",
    "number": "数値を入力してください。",
    "date": "日付を入力してください。",
    "choice": "一覧から選択してください。",
    "leastLetters": "#文字以上で入力してください。",
    "mostLetters": "#文字以内で入力してください。",
    "least": "#以上で入力してください。",
    "most": "#以下で入力してください。",
    "earliest": "#以降の日付を入力してください。",
    "latest": "#以前の日付を入力してください。",
    "leastChoices": "#個以上選択してください。",
    "mostChoices": "#個以内で選択してください。",
    "fileKind": "次の種類のファイルのみ送信できます：#。",
    "fileSize": "1ファイル# MBまで、合計# MBまでです。",
    "removeFile": "削除",
    "chooseAgain": "ファイルをもう一度選択してください。",
    "notSent": "メッセージは送信されませんでした",
    "again": "確認が必要な項目があります。",
    "many": "短い時間に送信が多すぎます。しばらくしてからもう一度お試しください。",
    "rush": "ただいま大変混み合っています。10秒待ってからもう一度送信してください。",
    "away": "ただいまメッセージを保存できませんでした。もう一度お試しください。二重に送信されることはありません。",
    "full": "ただいまこれ以上ファイルを保存できません。ファイルなしのメッセージは送信できます。",
    "refused": "メッセージを読み取れないか、長すぎます。",
    "send": "送信",
    "back": "ページに戻る",
    "leave": "この項目は空のままにしてください",
    "given": {
      "optional": "#（任意）",
      "text": "#は文字列で入力してください。",
      "name": {
        "label": "お名前",
        "missing": "お名前を入力してください。",
        "most": "お名前は#文字以内で入力してください。"
      },
      "email": {
        "label": "メールアドレス",
        "missing": "有効なメールアドレスを入力してください。",
        "most": "メールアドレスは#文字以内で入力してください。"
      },
      "company": {
        "label": "会社名",
        "most": "会社名は#文字以内で入力してください。"
      },
      "phone": {
        "label": "電話番号",
        "most": "電話番号は#文字以内で入力してください。"
      },
      "message": {
        "label": "メッセージ",
        "missing": "メッセージを入力してください。",
        "most": "メッセージは#文字以内で入力してください。"
      }
    },
    "mail": {
      "from": "# 様からのメッセージ",
      "about": "件名",
      "received": "受信日時",
      "language": "言語",
      "notGiven": "未記入",
      "notAttached": "添付されていないファイル",
      "spam": "迷惑メッセージの可能性",
      "honeypot": "隠し項目に入力がありました",
      "tooFast": "人が入力するより速く記入されました",
      "replyTo": "返信は # 宛てにお送りください。メール配信サービスが返信先として受け付けませんでした。",
      "dead": "メールで送信できなかったメッセージ: #",
      "deadAdvice": "メッセージは保存されています。docs/contact.md の「When mail is dead」をご覧ください。",
      "noReason": "理由は記録されていません"
    }
  },
  "nl": {
    "language": "nl",
    "isRightToLeft": false,
    "missing": "Dit veld is verplicht.",
    "unchosen": "Maak een keuze.",
    "disagreed": "Toestemming is nodig.",
    "email": "Dit is geen e-mailadres.",
    "tel": "Dit is geen telefoonnummer.",
    "number": "Dit is geen getal.",
    "date": "Dit is geen datum.",
    "choice": "Kies uit de lijst.",
    "leastLetters": "Minstens # tekens.",
    "mostLetters": "Hoogstens # tekens.",
    "least": "Minstens #.",
    "most": "Hoogstens #.",
    "earliest": "Niet vóór #.",
    "latest": "Niet na #.",
    "leastChoices": "Kies er minstens #.",
    "mostChoices": "Kies er hoogstens #.",
    "fileKind": "Alleen bestanden van deze soort: #.",
    "fileSize": "Hoogstens # MB per bestand en # MB in totaal.",
    "removeFile": "Verwijderen",
    "chooseAgain": "Kies de bestanden opnieuw.",
    "notSent": "Het bericht is niet verzonden",
    "again": "Enkele velden moeten worden nagekeken.",
    "many": "Te veel berichten in korte tijd. Probeer het later opnieuw.",
    "rush": "Er komen nu zeer veel berichten binnen. Wacht 10 seconden en verstuur het dan opnieuw.",
    "away": "Het bericht kon niet worden opgeslagen. Probeer het opnieuw: het wordt niet dubbel verzonden.",
    "full": "Er kunnen nu geen bestanden meer worden bewaard. Een bericht zonder bestanden kan wel worden verzonden.",
    "refused": "Het bericht kon niet worden gelezen, of het is te lang.",
    "send": "Versturen",
    "back": "Terug naar de pagina",
    "leave": "Laat dit veld leeg",
    "given": {
      "optional": "# (optioneel)",
      "text": "#: hier hoort tekst.",
      "name": {
        "label": "Naam",
        "missing": "Vul een naam in.",
        "most": "De naam mag hoogstens # tekens hebben."
      },
      "email": {
        "label": "E-mail",
        "missing": "Vul een geldig e-mailadres in.",
        "most": "Het e-mailadres mag hoogstens # tekens hebben."
      },
      "company": {
        "label": "Bedrijf",
        "most": "De bedrijfsnaam mag hoogstens # tekens hebben."
      },
      "phone": {
        "label": "Telefoon",
        "most": "Het telefoonnummer mag hoogstens # tekens hebben."
      },
      "message": {
        "label": "Bericht",
        "missing": "Schrijf een bericht.",
        "most": "Het bericht mag hoogstens # tekens hebben."
      }
    },
    "mail": {
      "from": "Bericht van #",
      "about": "Over",
      "received": "Ontvangen",
      "language": "Taal",
      "notGiven": "niet opgegeven",
      "notAttached": "Niet bijgevoegd",
      "spam": "Mogelijk spam",
      "honeypot": "een verborgen veld is ingevuld",
      "tooFast": "het is sneller ingevuld dan iemand typt",
      "replyTo": "Om te antwoorden, schrijf naar #: de mailprovider nam het niet aan als antwoordadres.",
      "dead": "Berichten die niet gemaild konden worden: #",
      "deadAdvice": "Ze zijn bewaard. Zie docs/contact.md, “When mail is dead”.",
      "noReason": "geen reden bekend"
    }
  },
  "pl": {
    "language": "pl",
    "isRightToLeft": false,
    "missing": "To pole jest wymagane.",
    "unchosen": "Proszę wybrać.",
    "disagreed": "Wymagana jest zgoda.",
    "email": "To nie jest adres e-mail.",
    "tel": "To nie jest numer telefonu.",
    "number": "To nie jest liczba.",
    "date": "To nie jest data.",
    "choice": "Proszę wybrać z listy.",
    "leastLetters": "Liczba znaków: co najmniej #.",
    "mostLetters": "Liczba znaków: co najwyżej #.",
    "least": "Co najmniej #.",
    "most": "Co najwyżej #.",
    "earliest": "Nie wcześniej niż #.",
    "latest": "Nie później niż #.",
    "leastChoices": "Proszę wybrać co najmniej #.",
    "mostChoices": "Proszę wybrać co najwyżej #.",
    "fileKind": "Tylko pliki tych rodzajów: #.",
    "fileSize": "Najwyżej # MB na plik i # MB łącznie.",
    "removeFile": "Usuń",
    "chooseAgain": "Proszę ponownie wybrać pliki.",
    "notSent": "Wiadomość nie została wysłana",
    "again": "Niektóre pola wymagają poprawy.",
    "many": "Zbyt wiele wiadomości w krótkim czasie. Proszę spróbować później.",
    "rush": "Napływa teraz bardzo wiele wiadomości. Proszę odczekać 10 sekund i wysłać ponownie.",
    "away": "Nie udało się zapisać wiadomości. Proszę spróbować ponownie: nie zostanie wysłana dwa razy.",
    "full": "W tej chwili nie można przechować więcej plików. Można wysłać wiadomość bez plików.",
    "refused": "Nie udało się odczytać wiadomości albo jest za długa.",
    "send": "Wyślij",
    "back": "Powrót do strony",
    "leave": "Proszę zostawić to pole puste",
    "given": {
      "optional": "# (opcjonalnie)",
      "text": "#: wymagany jest tekst.",
      "name": {
        "label": "Imię i nazwisko",
        "missing": "Proszę podać imię i nazwisko.",
        "most": "Imię i nazwisko – liczba znaków: co najwyżej #."
      },
      "email": {
        "label": "E-mail",
        "missing": "Proszę podać prawidłowy adres e-mail.",
        "most": "Adres e-mail – liczba znaków: co najwyżej #."
      },
      "company": {
        "label": "Firma",
        "most": "Nazwa firmy – liczba znaków: co najwyżej #."
      },
      "phone": {
        "label": "Telefon",
        "most": "Numer telefonu – liczba znaków: co najwyżej #."
      },
      "message": {
        "label": "Wiadomość",
        "missing": "Proszę napisać wiadomość.",
        "most": "Wiadomość – liczba znaków: co najwyżej #."
      }
    },
    "mail": {
      "from": "Wiadomość od: #",
      "about": "Dotyczy",
      "received": "Otrzymano",
      "language": "Język",
      "notGiven": "nie podano",
      "notAttached": "Nie załączono",
      "spam": "Możliwy spam",
      "honeypot": "wypełniono ukryte pole",
      "tooFast": "wypełniono szybciej, niż pisze człowiek",
      "replyTo": "Aby odpowiedzieć, proszę napisać na adres #: dostawca poczty nie przyjął go jako adresu odpowiedzi.",
      "dead": "Wiadomości, których nie udało się wysłać pocztą: #",
      "deadAdvice": "Są zapisane. Zob. docs/contact.md, „When mail is dead”.",
      "noReason": "brak znanej przyczyny"
    }
  },
  "pt": {
    "language": "pt",
    "isRightToLeft": false,
    "missing": "Campo obrigatório.",
    "unchosen": "Escolha uma opção.",
    "disagreed": "É necessário concordar.",
    "email": "Não é um endereço de e-mail.",
    "tel": "Não é um número de telefone.",
    "number": "Não é um número.",
    "date": "Não é uma data.",
    "choice": "Escolha uma opção da lista.",
    "leastLetters": "Pelo menos # caracteres.",
    "mostLetters": "No máximo # caracteres.",
    "least": "Pelo menos #.",
    "most": "No máximo #.",
    "earliest": "Não antes de #.",
    "latest": "Não depois de #.",
    "leastChoices": "Escolha pelo menos #.",
    "mostChoices": "Escolha no máximo #.",
    "fileKind": "Só arquivos destes tipos: #.",
    "fileSize": "No máximo # MB por arquivo e # MB no total.",
    "removeFile": "Remover",
    "chooseAgain": "Escolha os arquivos novamente.",
    "notSent": "Sua mensagem não foi enviada",
    "again": "Alguns campos precisam ser revistos.",
    "many": "Muitas mensagens em pouco tempo. Tente novamente mais tarde.",
    "rush": "Muitas mensagens estão chegando neste momento. Aguarde 10 segundos e envie novamente.",
    "away": "Não foi possível salvar a mensagem agora. Tente novamente: ela não será enviada duas vezes.",
    "full": "No momento não é possível receber mais arquivos. Você pode enviar a mensagem sem arquivos.",
    "refused": "Não foi possível ler a mensagem, ou ela é longa demais.",
    "send": "Enviar",
    "back": "Voltar à página",
    "leave": "Deixe este campo vazio",
    "given": {
      "optional": "# (opcional)",
      "text": "#: precisa ser texto.",
      "name": {
        "label": "Nome",
        "missing": "Informe seu nome.",
        "most": "O nome pode ter no máximo # caracteres."
      },
      "email": {
        "label": "E-mail",
        "missing": "Informe um endereço de e-mail válido.",
        "most": "O endereço de e-mail pode ter no máximo # caracteres."
      },
      "company": {
        "label": "Empresa",
        "most": "O nome da empresa pode ter no máximo # caracteres."
      },
      "phone": {
        "label": "Telefone",
        "most": "O número de telefone pode ter no máximo # caracteres."
      },
      "message": {
        "label": "Mensagem",
        "missing": "Escreva uma mensagem.",
        "most": "A mensagem pode ter no máximo # caracteres."
      }
    },
    "mail": {
      "from": "Mensagem de #",
      "about": "Assunto",
      "received": "Recebida",
      "language": "Idioma",
      "notGiven": "não informado",
      "notAttached": "Não anexado",
      "spam": "Possível spam",
      "honeypot": "um campo oculto foi preenchido",
      "tooFast": "foi preenchida mais rápido do que uma pessoa digita",
      "replyTo": "Para responder, escreva para #: o serviço de e-mail não aceitou esse endereço como endereço de resposta.",
      "dead": "Mensagens que não foi possível enviar por e-mail: #",
      "deadAdvice": "Elas estão guardadas. Veja docs/contact.md, \"When mail is dead\".",
      "noReason": "sem motivo conhecido"
    }
  },
  "pt-PT": {
    "language": "pt-PT",
    "isRightToLeft": false,
    "missing": "Campo obrigatório.",
    "unchosen": "Escolha uma opção.",
    "disagreed": "É necessário concordar.",
    "email": "Não é um endereço de e-mail.",
    "tel": "Não é um número de telefone.",
    "number": "Não é um número.",
    "date": "Não é uma data.",
    "choice": "Escolha uma opção da lista.",
    "leastLetters": "Pelo menos # caracteres.",
    "mostLetters": "No máximo # caracteres.",
    "least": "Pelo menos #.",
    "most": "No máximo #.",
    "earliest": "Não antes de #.",
    "latest": "Não depois de #.",
    "leastChoices": "Escolha pelo menos #.",
    "mostChoices": "Escolha no máximo #.",
    "fileKind": "Só ficheiros destes tipos: #.",
    "fileSize": "No máximo # MB por ficheiro e # MB no total.",
    "removeFile": "Remover",
    "chooseAgain": "Escolha os ficheiros novamente.",
    "notSent": "A sua mensagem não foi enviada",
    "again": "Alguns campos têm de ser revistos.",
    "many": "Demasiadas mensagens em pouco tempo. Tente novamente mais tarde.",
    "rush": "Estão a chegar muitas mensagens. Aguarde 10 segundos e envie novamente.",
    "away": "De momento não foi possível guardar a mensagem. Tente novamente: não será enviada duas vezes.",
    "full": "De momento não é possível guardar mais ficheiros. Pode enviar a mensagem sem ficheiros.",
    "refused": "Não foi possível ler a mensagem, ou é demasiado longa.",
    "send": "Enviar",
    "back": "Voltar à página",
    "leave": "Deixe este campo vazio",
    "given": {
      "optional": "# (opcional)",
      "text": "#: tem de ser texto.",
      "name": {
        "label": "Nome",
        "missing": "Indique o seu nome.",
        "most": "O nome pode ter no máximo # caracteres."
      },
      "email": {
        "label": "E-mail",
        "missing": "Indique um endereço de e-mail válido.",
        "most": "O endereço de e-mail pode ter no máximo # caracteres."
      },
      "company": {
        "label": "Empresa",
        "most": "O nome da empresa pode ter no máximo # caracteres."
      },
      "phone": {
        "label": "Telefone",
        "most": "O número de telefone pode ter no máximo # caracteres."
      },
      "message": {
        "label": "Mensagem",
        "missing": "Escreva uma mensagem.",
        "most": "A mensagem pode ter no máximo # caracteres."
      }
    },
    "mail": {
      "from": "Mensagem de #",
      "about": "Assunto",
      "received": "Recebida",
      "language": "Língua",
      "notGiven": "não indicado",
      "notAttached": "Não anexado",
      "spam": "Possível spam",
      "honeypot": "foi preenchido um campo oculto",
      "tooFast": "foi preenchida mais depressa do que uma pessoa escreve",
      "replyTo": "Para responder, escreva para #: o serviço de e-mail não o aceitou como endereço de resposta.",
      "dead": "Mensagens que não foi possível enviar por e-mail: #",
      "deadAdvice": "Estão guardadas. Ver docs/contact.md, «When mail is dead».",
      "noReason": "sem motivo conhecido"
    }
  },
  "zh-Hans": {
    "language": "zh-Hans",
    "isRightToLeft": false,
    "missing": "请填写此项。",
    "unchosen": "请选择。",
    "disagreed": "需要您的同意。",
    "email": "这不是电子邮件地址。",
    "tel": "这不是电话号码。",
    "number": "这不是数字。",
    "date": "这不是日期。",
    "choice": "请从列表中选择。",
    "leastLetters": "至少 # 个字符。",
    "mostLetters": "最多 # 个字符。",
    "least": "至少 #。",
    "most": "最多 #。",
    "earliest": "不得早于 #。",
    "latest": "不得晚于 #。",
    "leastChoices": "请至少选择 # 项。",
    "mostChoices": "请最多选择 # 项。",
    "fileKind": "仅限以下类型的文件：#。",
    "fileSize": "每个文件最多 # MB，总共最多 # MB。",
    "removeFile": "移除",
    "chooseAgain": "请重新选择文件。",
    "notSent": "您的消息未发送",
    "again": "有些内容需要修改。",
    "many": "短时间内消息过多，请稍后再试。",
    "rush": "目前消息非常多，请等待 10 秒后再发送一次。",
    "away": "暂时无法保存消息。请再试一次：不会重复发送。",
    "full": "目前无法再保存文件。可以发送不带文件的消息。",
    "refused": "无法读取消息，或消息过长。",
    "send": "发送",
    "back": "返回页面",
    "leave": "请将此项留空",
    "given": {
      "optional": "#（选填）",
      "text": "#：应为文字。",
      "name": {
        "label": "姓名",
        "missing": "请填写姓名。",
        "most": "姓名最多 # 个字符。"
      },
      "email": {
        "label": "电子邮件",
        "missing": "请填写有效的电子邮件地址。",
        "most": "电子邮件地址最多 # 个字符。"
      },
      "company": {
        "label": "公司",
        "most": "公司名称最多 # 个字符。"
      },
      "phone": {
        "label": "电话",
        "most": "电话号码最多 # 个字符。"
      },
      "message": {
        "label": "消息",
        "missing": "请填写消息。",
        "most": "消息最多 # 个字符。"
      }
    },
    "mail": {
      "from": "来自 # 的消息",
      "about": "关于",
      "received": "收到时间",
      "language": "语言",
      "notGiven": "未填写",
      "notAttached": "未附上",
      "spam": "可能是垃圾消息",
      "honeypot": "隐藏的字段被填写",
      "tooFast": "填写速度快于人工输入",
      "replyTo": "回复请写信至 #：邮件服务商未接受其为回复地址。",
      "dead": "未能通过邮件发送的消息：#",
      "deadAdvice": "消息已保存。参见 docs/contact.md 中的“When mail is dead”。",
      "noReason": "原因未知"
    }
  }
}
