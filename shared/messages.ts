/** Messages that both the browser and the API say, worded by the specification (sections 5 and 8). */
export const messages = {
  invalidFileType: 'Please upload a PDF, Word document (DOCX), or text file.',
  fileTooLarge: 'Please upload a file smaller than 10MB.',
  noClauseText: 'Please enter a contract clause to analyze.',
  uploadFailed: 'Failed to process document. Please try again.',
  analysisFailed: 'Failed to analyze the contract clause. Please try again.',
  disclaimer:
    'Clausewise gives analysis assistance only. It is not legal advice and does not replace review by a qualified lawyer.',
} as const;
