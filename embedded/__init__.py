"""The embedded host: runs job_portal with no bench, for trial and development, never for production."""
